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
});
