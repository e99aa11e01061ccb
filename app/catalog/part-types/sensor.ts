import { partTypesOf } from "./part-type";

export const sensor = partTypesOf("sensor", {
  "map-sensor": {
    one: "MAP sensor",
    also: "manifold absolute pressure sensor, manifold pressure sensor, map, boost sensor, boost pressure sensor, t map sensor, tmap sensor, tmap, intake manifold pressure sensor, turbo pressure sensor, map pressure sensor, charge pressure sensor, manifold air pressure sensor",
    engineBound: true,
  },
  "maf-sensor": {
    one: "MAF sensor",
    also: "maf housing, mass air flow sensor, maf, air flow meter, airflow meter, air mass meter, mass airflow sensor, air flow sensor, airflow sensor, air mass sensor, afm, mass air meter, mass flow sensor, mass air sensor, vane air flow meter, massairflow sensor, hot wire sensor, mass air flow meter",
    notToBeConfusedWith: ["map-sensor"],
    engineBound: true,
  },
  "crankshaft-position-sensor": {
    one: "Crankshaft position sensor",
    also: "crank sensor, crank position sensor, crankshaft sensor, ckp sensor, ckp, cps sensor, crank angle sensor, engine speed sensor, rpm sensor, tdc sensor, crankshaft pulse sensor, crank pos sensor, flywheel sensor, cas sensor, crankshaft pos sensor, crank pulse sensor",
    engineBound: true,
  },
  "camshaft-position-sensor": {
    one: "Camshaft position sensor",
    also: "cam sensor, cam position sensor, camshaft sensor, cmp sensor, cmp, cam angle sensor, cylinder identification sensor, camshaft pos sensor, phase sensor, synchronizer sensor, camshaft angle sensor",
    notToBeConfusedWith: ["crankshaft-position-sensor"],
    positions: ["bank"],
    engineBound: true,
  },
  "knock-sensor": {
    one: "Knock sensor",
    also: "detonation sensor, ping sensor, engine knock sensor, detonation knock sensor, knocking sensor",
    positions: ["bank"],
    engineBound: true,
  },
  "coolant-temperature-sensor": {
    one: "Coolant temperature sensor",
    also: "coolant temp sensor, engine coolant temperature sensor, ect sensor, ect, water temperature sensor, engine temperature sensor, coolant sensor, temp sensor, temperature sender, water temp sensor, temperature sensor, engine temp sensor, coolant temperature sender, cts sensor, coolant temp sender, temp sender, water temperature sender, thermo switch",
    notToBeConfusedWith: ["coolant-level-sensor"],
    engineBound: true,
  },
  "intake-air-temperature-sensor": {
    one: "Intake air temperature sensor",
    also: "iat sensor, iat, air temperature sensor, air temp sensor, intake temp sensor, charge air temperature sensor, inlet air temperature sensor, air charge temperature sensor",
    notToBeConfusedWith: ["coolant-temperature-sensor"],
    engineBound: true,
  },
  "ambient-temperature-sensor": {
    one: "Ambient temperature sensor",
    also: "outside temperature sensor, outside air temperature sensor, ambient air temperature sensor, exterior temperature sensor, ambient temp sensor, outside temp sensor, ambient sensor",
    notToBeConfusedWith: ["intake-air-temperature-sensor"],
  },
  "oil-pressure-sensor": {
    one: "Oil pressure sensor",
    also: "oil pressure switch, oil pressure sender, oil sensor, oil pressure sending unit, oil sender, oil pressure gauge sensor, oil switch, engine oil pressure sensor, oil pressure unit, engine oil pressure switch",
    notToBeConfusedWith: ["oil-level-sensor"],
    engineBound: true,
  },
  "oil-level-sensor": {
    one: "Oil level sensor",
    also: "oil level switch, oil condition sensor, engine oil level sensor, oil quality sensor, oil temperature sensor",
    engineBound: true,
  },
  "coolant-level-sensor": {
    one: "Coolant level sensor",
    also: "coolant level switch, low coolant sensor, radiator level sensor, coolant reservoir sensor, expansion tank sensor",
  },
  "throttle-position-sensor": {
    one: "Throttle position sensor",
    also: "tps, tps sensor, throttle sensor, throttle position switch, throttle pos sensor",
    notToBeConfusedWith: ["throttle-body"],
    engineBound: true,
  },
  "vehicle-speed-sensor": {
    one: "Vehicle speed sensor",
    also: "vss, speed sensor, speedometer sensor, speedo sensor, vehicle speed sender, road speed sensor, speedometer drive sensor, speedo drive",
    notToBeConfusedWith: ["abs-sensor"],
  },
  "fuel-rail-pressure-sensor": {
    one: "Fuel rail pressure sensor",
    also: "fuel pressure sensor, rail pressure sensor, frp sensor, common rail pressure sensor, fuel rail sensor, fuel press sensor, high pressure fuel sensor",
    notToBeConfusedWith: ["map-sensor"],
    engineBound: true,
  },
  "fuel-tank-pressure-sensor": {
    one: "Fuel tank pressure sensor",
    also: "ftp sensor, evap pressure sensor, fuel vapor pressure sensor, tank pressure sensor, evap sensor",
    notToBeConfusedWith: ["fuel-rail-pressure-sensor"],
    engineBound: true,
  },
  "barometric-pressure-sensor": {
    one: "Barometric pressure sensor",
    also: "baro sensor, barometric sensor, altitude sensor, atmospheric pressure sensor",
    notToBeConfusedWith: ["map-sensor"],
    engineBound: true,
  },
  "yaw-rate-sensor": {
    one: "Yaw rate sensor",
    also: "yaw sensor, acceleration sensor, g sensor, esp sensor, lateral acceleration sensor, stability control sensor, duosensor, esp duo sensor",
    notToBeConfusedWith: ["steering-angle-sensor"],
  },
  "rain-sensor": {
    one: "Rain sensor",
    also: "rain light sensor, rain and light sensor, wiper rain sensor, windshield rain sensor, light sensor, auto light sensor, windscreen rain sensor",
  },
  "cylinder-head-temperature-sensor": {
    one: "Cylinder head temperature sensor",
    also: "cht sensor, cht, head temperature sensor, cylinder head temp sensor",
    notToBeConfusedWith: ["coolant-temperature-sensor"],
    engineBound: true,
  },
  "transmission-temperature-sensor": {
    one: "Transmission temperature sensor",
    also: "trans temp sensor, transmission fluid temperature sensor, tft sensor, gearbox temperature sensor, transmission oil temperature sensor",
    notToBeConfusedWith: ["coolant-temperature-sensor"],
  },
  "brake-fluid-level-sensor": {
    one: "Brake fluid level sensor",
    also: "brake fluid sensor, brake level sensor, brake fluid level switch, brake fluid switch",
    notToBeConfusedWith: ["brake-pad-sensor"],
  },
  "washer-level-sensor": {
    one: "Washer level sensor",
    also: "washer fluid level sensor, washer bottle sensor, washer fluid sensor",
  },
  "power-steering-pressure-sensor": {
    one: "Power steering pressure switch",
    also: "power steering pressure sensor, ps pressure switch, power steering switch, steering pressure sensor",
  },
  "brake-pressure-sensor": {
    one: "Brake pressure sensor",
    also: "brake fluid pressure sensor, master cylinder pressure sensor, brake pressure switch, brake booster vacuum sensor, brake vacuum sensor",
  },
  "flex-fuel-sensor": {
    one: "Flex fuel sensor",
    also: "ethanol sensor, fuel composition sensor, ethanol content sensor, flex sensor",
    engineBound: true,
  },
  "torque-sensor": {
    one: "Steering torque sensor",
    also: "torque sensor, eps torque sensor, steering wheel torque sensor",
    notToBeConfusedWith: ["steering-angle-sensor"],
  },
  "air-quality-sensor": {
    one: "Air quality sensor",
    also: "aqs sensor, co2 sensor cabin, humidity sensor",
  },
});
