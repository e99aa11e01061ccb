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
    picture: "category-electrical",
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
    picture: "spark-plug",
  },
  "oxygen-sensor": {
    one: "Oxygen sensor",
    also: "wideband, wideband sensor, o2 sensor, o2, ho2s, lambda sensor, lambda probe, lambda, heated oxygen sensor, air fuel sensor, air fuel ratio sensor, a/f sensor, afr sensor, oxygen probe, oxy sensor, o 2 sensor, wideband o2 sensor, exhaust oxygen sensor, exhaust gas oxygen sensor",
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
  "ignition-switch": {
    one: "Ignition switch",
    also: "ignition starter switch, starter switch, ignition start switch, push start button, push to start button, start stop button, start button",
  },
  "ignition-lock-cylinder": {
    one: "Ignition lock cylinder",
    also: "ignition barrel, ignition lock, key cylinder, lock cylinder, ignition cylinder, ignition key cylinder, lock barrel, key barrel",
    notToBeConfusedWith: ["ignition-switch"],
  },
  distributor: {
    one: "Distributor",
    also: "ignition distributor, dizzy, distributor assembly",
    engineBound: true,
  },
  "distributor-cap": {
    one: "Distributor cap",
    also: "dizzy cap, distributor cap and rotor, cap and rotor",
    notToBeConfusedWith: ["distributor"],
    engineBound: true,
  },
  "distributor-rotor": {
    one: "Distributor rotor",
    also: "rotor arm, rotor button, ignition rotor, dizzy rotor",
    notToBeConfusedWith: ["brake-rotor", "distributor-cap"],
    engineBound: true,
  },
  "spark-plug-wire": {
    one: "Spark plug wire",
    also: "plug wire, spark plug lead, ignition lead, ht lead, plug lead, ignition wire, ignition wire set, ignition cable, spark plug cable, spark plug wire set, spark plug wireset, ignition lead set, spark plug lead set",
    notToBeConfusedWith: ["spark-plug"],
    engineBound: true,
  },
  "ignition-module": {
    one: "Ignition control module",
    also: "ignition module, icm, igniter, ignitor, ignition amplifier",
    notToBeConfusedWith: ["control-module"],
    engineBound: true,
  },
  "glow-plug": {
    one: "Glow plug",
    also: "glowplug, heater plug, diesel glow plug, diesel heater plug",
    notToBeConfusedWith: ["spark-plug"],
    engineBound: true,
  },
  "glow-plug-relay": {
    one: "Glow plug relay",
    also: "glow plug controller, glow plug control module, glow plug control unit, glow plug module",
    notToBeConfusedWith: ["glow-plug"],
    engineBound: true,
  },
  "voltage-regulator": {
    one: "Voltage regulator",
    also: "alternator regulator, alternator voltage regulator, charging regulator, volt regulator, regulator rectifier",
    notToBeConfusedWith: ["alternator"],
  },
  "starter-solenoid": {
    one: "Starter solenoid",
    also: "solenoid starter, starter motor solenoid, starter relay solenoid",
    notToBeConfusedWith: ["starter"],
    engineBound: true,
  },
  "window-motor": {
    one: "Window motor",
    also: "power window motor, electric window motor, window lift motor, window regulator motor, window lifter motor, window winder motor",
    notToBeConfusedWith: ["window-regulator", "window-switch"],
    positions: ["front-rear", "left-right"],
  },
  "window-switch": {
    one: "Window switch",
    also: "power window switch, master window switch, electric window switch, window control switch, window master switch, master switch, driver window switch, window switch panel, window button",
    notToBeConfusedWith: ["window-regulator"],
    positions: ["front-rear", "left-right"],
  },
  "door-lock-actuator": {
    one: "Door lock actuator",
    also: "central locking, lock actuator, central locking motor, door lock motor, door lock solenoid, power lock actuator, power door lock actuator, central locking actuator",
    notToBeConfusedWith: ["door-latch"],
    positions: ["front-rear", "left-right"],
  },
  "body-control-module": {
    one: "Body control module",
    also: "bcm, body module, body computer, body control unit, multifunction module, gem module, sam module, comfort control module, central electronics module, body ecu",
    notToBeConfusedWith: ["control-module"],
  },
  "transmission-control-module": {
    one: "Transmission control module",
    also: "tcm, tcu, transmission computer, transmission module, gearbox ecu, transmission control unit, gearbox control unit, transmission ecu, gearbox computer, trans computer",
    notToBeConfusedWith: ["control-module", "transmission"],
  },
  "fuse-box": {
    one: "Fuse box",
    also: "fusebox, fuse block, fuse panel, junction box, power distribution center, tipm, relay box, fuse relay box, power distribution box, fuse box assembly, under hood fuse box, sjb, smart junction box, bus fuse box",
  },
  fuse: {
    one: "Fuse",
    also: "blade fuse, mini fuse, maxi fuse, fuse link, fusible link, fuse kit, auto fuse, fuse assortment",
    notToBeConfusedWith: ["fuse-box"],
  },
  relay: {
    one: "Relay",
    also: "relay switch, fuel pump relay, main relay, starter relay, horn relay, fan relay, cooling fan relay, headlight relay, ac relay, a/c relay, power relay, 5 pin relay, 4 pin relay, ecm relay",
  },
  horn: {
    one: "Horn",
    also: "car horn, hooter, horn assembly, dual tone horn, horn high note, horn low note, air horn",
  },
  "wiper-motor": {
    one: "Wiper motor",
    also: "windshield wiper motor, windscreen wiper motor, rear wiper motor, front wiper motor, wiper motor assembly",
    notToBeConfusedWith: ["wiper-linkage", "washer-pump"],
    positions: ["front-rear"],
  },
  "wiper-switch": {
    one: "Wiper switch",
    also: "wiper stalk, windshield wiper switch, windscreen wiper switch, wiper arm switch, wiper lever",
  },
  "headlight-switch": {
    one: "Headlight switch",
    also: "light switch, headlamp switch, headlight control switch, lighting switch, head light switch",
  },
  "turn-signal-switch": {
    one: "Turn signal switch",
    also: "combination switch, indicator switch, indicator stalk, column switch, multifunction switch, multi function switch, turn signal lever, stalk, dimmer switch, turn signal stalk, blinker switch, steering column switch, combo switch",
  },
  "hazard-switch": {
    one: "Hazard switch",
    also: "hazard light switch, hazard flasher switch, hazard warning switch, four way flasher switch",
  },
  "flasher-relay": {
    one: "Flasher relay",
    also: "turn signal flasher, indicator relay, flasher unit, turn signal relay, hazard flasher, blinker relay",
    notToBeConfusedWith: ["relay"],
  },
  "wiring-harness": {
    one: "Wiring harness",
    also: "connector, plug connector, wire harness, wiring loom, loom, engine harness, engine wiring harness, harness, wiring, body harness, engine loom, door harness, wire loom, wiring harness plug, pigtail, connector pigtail, electrical connector",
  },
  "battery-cable": {
    one: "Battery cable",
    also: "battery lead, ground cable, earth cable, positive battery cable, negative battery cable, battery terminal, ground strap, earth strap, battery wire, battery clamp",
    notToBeConfusedWith: ["battery"],
  },
  "battery-tray": {
    one: "Battery tray",
    also: "battery box, battery holder, battery hold down, battery bracket, battery cover",
    notToBeConfusedWith: ["battery"],
  },
  "key-fob": {
    one: "Key fob",
    also: "keyfob, remote key, smart key, key remote, keyless remote, keyless entry remote, car key, transponder key, flip key, proximity key, fob, key shell, keyless entry fob, ignition key, intelligent key, clicker",
  },
  immobilizer: {
    one: "Immobilizer",
    also: "immobiliser, immobilizer module, immobiliser unit, anti theft module, security module, theft module, skim module, antitheft module",
    notToBeConfusedWith: ["key-fob"],
  },
  "keyless-module": {
    one: "Keyless entry module",
    also: "keyless module, keyless entry receiver, rke module, kessy module, remote entry receiver",
    notToBeConfusedWith: ["key-fob"],
  },
  "parking-sensor": {
    one: "Parking sensor",
    also: "park sensor, pdc sensor, park assist sensor, reverse sensor, reversing sensor, backup sensor, ultrasonic sensor, park distance sensor, bumper sensor, ultrasonic parking sensor, park distance control sensor",
    notToBeConfusedWith: ["backup-camera"],
    positions: ["front-rear"],
  },
  "backup-camera": {
    one: "Backup camera",
    also: "camera, rear view camera, rearview camera, reverse camera, reversing camera, back up camera, rear camera, parking camera, tailgate camera, park assist camera",
  },
  "blind-spot-sensor": {
    one: "Blind spot sensor",
    also: "blind spot module, blind spot radar, blind spot monitor, bsm sensor, side radar, lane change sensor, blind spot detection sensor",
    notToBeConfusedWith: ["radar-sensor"],
    positions: ["left-right"],
  },
  "radar-sensor": {
    one: "Radar sensor",
    also: "cruise control radar, adaptive cruise radar, acc radar, distance sensor, front radar, acc sensor, collision sensor, adaptive cruise sensor, distronic sensor, cruise radar",
  },
  "cruise-control-switch": {
    one: "Cruise control switch",
    also: "cruise switch, cruise stalk, cruise control module, cruise control lever, cruise control",
  },
  "power-seat-motor": {
    one: "Power seat motor",
    also: "seat motor, seat adjuster motor, electric seat motor",
    notToBeConfusedWith: ["seat"],
    positions: ["left-right"],
  },
  "power-steering-control-module": {
    one: "Power steering control module",
    also: "eps module, electric power steering module, steering control module, eps control unit, eps computer",
    notToBeConfusedWith: ["control-module"],
  },
  "alarm-siren": {
    one: "Alarm siren",
    also: "siren, car alarm, alarm, alarm horn, alarm module",
    notToBeConfusedWith: ["horn"],
  },
  "power-outlet": {
    one: "Power outlet",
    also: "12v outlet, cigarette lighter, cigarette lighter socket, accessory outlet, usb port, usb socket, lighter socket, 12 volt outlet",
  },
  "mirror-switch": {
    one: "Mirror switch",
    also: "power mirror switch, mirror control switch, mirror adjustment switch, mirror knob, wing mirror switch",
    notToBeConfusedWith: ["window-switch"],
  },
  "ignition-points": {
    one: "Ignition points",
    many: "Ignition points",
    also: "point, contact point, breaker point, points set, contact breaker, points and condenser, distributor point, ignition condenser",
    engineBound: true,
  },
});
