import { partTypesOf } from "./part-type";

export const fuel = partTypesOf("fuel", {
  "fuel-pump": {
    one: "Fuel pump",
    also: "gas pump, petrol pump, in tank fuel pump, intank fuel pump, fuel pump assembly, fuel pump module, fuel pump module assembly, electric fuel pump, lift pump, fuel lift pump, fuel delivery module, fuelpump, in tank pump, fuel supply pump, fuel sender pump, fuel pump hanger",
    notToBeConfusedWith: ["fuel-filter"],
    engineBound: true,
  },
  "fuel-injector": {
    one: "Fuel injector",
    also: "injector, petrol injector, gas injector, diesel injector, injection nozzle, injector nozzle, fuel injection nozzle, common rail injector, piezo injector, fuel injector set, fuelinjector, unit injector, fuel injecter",
    engineBound: true,
  },
  "fuel-tank": {
    one: "Fuel tank",
    also: "gas tank, petrol tank, fuel cell, fuel tank assembly, gastank, diesel tank, tank fuel",
    engineBound: true,
  },
  "throttle-body": {
    one: "Throttle body",
    also: "throttle, throttle body assembly, tb, throttlebody, throttle valve, butterfly valve, throttle housing, electronic throttle body, etb, drive by wire throttle, tbi unit",
    engineBound: true,
  },
  "fuel-injection-pump": {
    one: "Fuel injection pump",
    also: "injection pump, high pressure fuel pump, hpfp, diesel pump, diesel injection pump, diesel fuel pump, cp3 pump, cp4 pump, high pressure pump, hp fuel pump, injector pump, mechanical fuel pump",
    notToBeConfusedWith: ["fuel-pump"],
    engineBound: true,
  },
  "fuel-pressure-regulator": {
    one: "Fuel pressure regulator",
    also: "fuel regulator, fpr, gas pressure regulator, fuel rail pressure regulator, petrol pressure regulator, fuel pressure control valve",
    notToBeConfusedWith: ["fuel-rail-pressure-sensor"],
    engineBound: true,
  },
  "fuel-rail": {
    one: "Fuel rail",
    also: "injector rail, fuel injection rail, common rail, fuel distributor rail, injection rail, fuel rail assembly",
    engineBound: true,
  },
  "fuel-cap": {
    one: "Fuel cap",
    also: "gas cap, petrol cap, fuel filler cap, gas tank cap, fuel tank cap, filler cap, petrol filler cap, diesel cap, locking gas cap, locking fuel cap",
    notToBeConfusedWith: ["fuel-door"],
  },
  "fuel-filler-neck": {
    one: "Fuel filler neck",
    also: "filler neck, gas tank filler neck, fuel filler pipe, filler pipe, fuel neck, fuel filler hose, gas filler neck, filler tube, petrol filler neck, fuel tank filler neck",
  },
  "fuel-sender": {
    one: "Fuel level sensor",
    also: "fuel sending unit, fuel sender, sending unit, fuel gauge sender, fuel tank sender, fuel level sender, gas gauge sender, fuel level sending unit, tank sender, fuel gauge sensor, gas tank sending unit",
    notToBeConfusedWith: ["fuel-pump"],
    engineBound: true,
  },
  "fuel-line": {
    one: "Fuel line",
    also: "fuel hose, fuel pipe, gas line, petrol pipe, fuel tube, fuel feed line, fuel return line, leak off pipe, injector line, injector pipe, leak off hose, fuel injector line, petrol hose",
    notToBeConfusedWith: ["brake-line"],
    engineBound: true,
  },
  "fuel-tank-strap": {
    one: "Fuel tank strap",
    also: "gas tank strap, tank strap, petrol tank strap, fuel tank band",
    notToBeConfusedWith: ["fuel-tank"],
    engineBound: true,
  },
  "fuel-pump-module": {
    one: "Fuel pump control module",
    also: "fuel pump driver module, fpdm, fuel pump controller, fuel pump control unit, fuel pump driver, fuel pump relay module",
    notToBeConfusedWith: ["control-module", "fuel-pump"],
    engineBound: true,
  },
  "fuel-injector-seal": {
    one: "Fuel injector seal",
    also: "injector seal, injector seal kit, injector o ring, injector washer, fuel injector o ring, injector seal set, injector repair kit, fuel injector seal kit, injector copper washer",
    notToBeConfusedWith: ["fuel-injector"],
    engineBound: true,
  },
  carburetor: {
    one: "Carburetor",
    also: "carb, carburettor, carby, carburator, carburetter, carb assembly, holley carb",
    notToBeConfusedWith: ["throttle-body"],
    engineBound: true,
  },
  "carburetor-kit": {
    one: "Carburetor rebuild kit",
    also: "carb kit, carb rebuild kit, carburetor kit, carburettor kit, carburettor repair kit, carb repair kit, carburetor gasket",
    notToBeConfusedWith: ["carburetor"],
    engineBound: true,
  },
  "evap-purge-valve": {
    one: "EVAP purge valve",
    also: "purge valve, canister purge valve, purge solenoid, evap purge solenoid, vapor canister purge valve, evap solenoid, evap valve, canister purge solenoid, evap canister purge valve, purge control valve, vapour purge valve, vsv purge, vacuum purge solenoid, vapor canister purge solenoid, canister valve",
    notToBeConfusedWith: ["egr-valve", "pcv-valve"],
    engineBound: true,
  },
  "evap-canister": {
    one: "EVAP canister",
    also: "charcoal canister, vapor canister, carbon canister, vapour canister, evap charcoal canister, fuel vapor canister, emissions canister, canister",
    notToBeConfusedWith: ["evap-purge-valve"],
    engineBound: true,
  },
  "evap-vent-valve": {
    one: "EVAP vent valve",
    also: "vent valve, canister vent valve, evap vent solenoid, vent solenoid, canister vent solenoid, evap canister vent valve, leak detection pump, evap leak detection pump, ldp",
    notToBeConfusedWith: ["evap-purge-valve"],
    engineBound: true,
  },
  "idle-air-control-valve": {
    one: "Idle air control valve",
    also: "iac valve, iac, idle control valve, idle valve, iacv, idle speed control valve, idle air control motor, icv, idle speed motor, idle air valve",
    notToBeConfusedWith: ["throttle-body"],
    engineBound: true,
  },
  "throttle-cable": {
    one: "Throttle cable",
    also: "accelerator cable, gas cable, gas pedal cable, throttle wire",
    notToBeConfusedWith: ["clutch-cable"],
    engineBound: true,
  },
  "accelerator-pedal": {
    one: "Accelerator pedal",
    also: "gas pedal, throttle pedal, accelerator pedal sensor, accelerator pedal position sensor, accelerator, app sensor, gas pedal sensor, pedal position sensor, pedal assembly accelerator, accelerator pedal assembly",
    notToBeConfusedWith: ["brake-pedal"],
  },
  "throttle-body-gasket": {
    one: "Throttle body gasket",
    also: "throttle gasket, tb gasket, throttle body seal",
    notToBeConfusedWith: ["throttle-body"],
    engineBound: true,
  },
  "def-tank": {
    one: "DEF tank",
    also: "adblue tank, urea tank, diesel exhaust fluid tank, def reservoir, reductant tank, ad blue tank",
    notToBeConfusedWith: ["fuel-tank"],
  },
  "def-injector": {
    one: "DEF injector",
    also: "adblue injector, urea injector, reductant injector, ad blue injector, def doser, adblue nozzle, def nozzle",
    notToBeConfusedWith: ["fuel-injector"],
    engineBound: true,
  },
  "def-pump": {
    one: "DEF pump",
    also: "adblue pump, urea pump, reductant pump, ad blue pump, def heater, def header, adblue module",
    notToBeConfusedWith: ["fuel-pump"],
    engineBound: true,
  },
});
