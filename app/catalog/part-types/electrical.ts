import { partTypesOf } from "./part-type";

export const electrical = partTypesOf("electrical", {
  alternator: {
    one: "Alternator",
    also: "alt, generator, dynamo, alternator assembly, alternater, charging alternator, alternator generator",
    notToBeConfusedWith: ["starter"],
    engineBound: true,
    picture: "alternator",
  },
  starter: {
    one: "Starter",
    also: "starter motor, starting motor, starter assembly, engine starter, self starter, stater motor",
    notToBeConfusedWith: ["ignition-coil"],
    engineBound: true,
  },
  battery: {
    one: "Battery",
    also: "car battery, 12v battery, 12 volt battery, starter battery, starting battery, auto battery, agm battery, lead acid battery, accumulator, batt, truck battery",
  },
  "ignition-coil": {
    one: "Ignition coil",
    also: "coil, coil pack, coilpack, ignition coil pack, coil on plug, cop, cop coil, spark coil, pencil coil, plug coil, ign coil, spark plug coil, coil pack assembly",
    notToBeConfusedWith: ["spark-plug", "coil-spring"],
    positions: ["bank"],
    engineBound: true,
  },
  "spark-plug": {
    one: "Spark plug",
    also: "sparkplug, plug, sparking plug, iridium plug, iridium spark plug, platinum plug, platinum spark plug, spark plug set",
    engineBound: true,
  },
  "oxygen-sensor": {
    one: "Oxygen sensor",
    also: "o2 sensor, o2, ho2s, lambda sensor, lambda probe, lambda, heated oxygen sensor, air fuel sensor, air fuel ratio sensor, a/f sensor, afr sensor, oxygen probe, oxy sensor, o 2 sensor, wideband o2 sensor, exhaust oxygen sensor, exhaust gas oxygen sensor",
    positions: ["upstream-downstream", "bank", "front-rear"],
    engineBound: true,
  },
  "window-regulator": {
    one: "Window regulator",
    also: "window lifter, window lift, window winder, electric window regulator, power window regulator, window mechanism, window regulator assembly, window winder mechanism, window winder assembly, manual window regulator, window riser",
    positions: ["front-rear", "left-right"],
  },
  "control-module": {
    one: "Engine control module",
    many: "Control modules",
    also: "control module, ecm, ecu, pcm, dme, engine computer, engine control unit, engine control computer, powertrain control module, engine ecu, engine module, engine management computer, computer, car computer, engine management unit, engine brain, electronic control module, electronic control unit, engine management ecu, control unit",
    engineBound: true,
  },
});
