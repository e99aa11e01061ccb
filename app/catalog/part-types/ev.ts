import { partTypesOf } from "./part-type";

export const ev = partTypesOf("ev", {
  "hybrid-battery": {
    one: "Hybrid battery",
    also: "hybrid battery pack, traction battery, high voltage battery, ev battery, hv battery, battery pack, ev battery pack, electric car battery, hybrid pack, high voltage battery pack, drive battery, nimh battery, lithium ion battery pack, traction battery pack, hybrid batt, hybrid battery assembly",
    notToBeConfusedWith: ["battery"],
  },
  "battery-module": {
    one: "Battery module",
    also: "hybrid battery cell, battery cell, hybrid battery module, ev battery module, hv battery module, ev battery cell, high voltage battery module",
    notToBeConfusedWith: ["hybrid-battery"],
  },
  inverter: {
    one: "Inverter",
    also: "hybrid inverter, inverter assembly, power inverter, ev inverter, drive inverter, inverter converter, traction inverter, power electronics, power electronics module, hybrid inverter assembly, motor inverter, inverter with converter, hv inverter, pcu hybrid",
    notToBeConfusedWith: ["dc-dc-converter"],
  },
  "dc-dc-converter": {
    one: "DC-DC converter",
    also: "dcdc converter, dc to dc converter, hybrid converter, voltage converter, high voltage converter",
  },
  "onboard-charger": {
    one: "Onboard charger",
    also: "on board charger, obc, ev charger module, battery charger module, onboard charging module, on board charging module, charger module, onboard battery charger, internal charger, on board battery charger",
    notToBeConfusedWith: ["charge-cable"],
  },
  "charge-port": {
    one: "Charge port",
    also: "charging port, charging socket, charge inlet, ev charging port, charging inlet, charge socket, charge port assembly, charge port door, charger port, ev charge port, ev charging socket, charging flap, charge flap, ev inlet, charge door",
    notToBeConfusedWith: ["fuel-door"],
  },
  "charge-cable": {
    one: "Charging cable",
    also: "ev charging cable, charge cable, ev charger, type 2 cable, mobile charger, portable ev charger, level 2 charger, j1772 cable, ev cable, ev charge cable, charger cable, type 2 charging cable, level 1 charger, granny cable, wallbox, home charger, mobile connector",
  },
  "drive-motor": {
    one: "Electric drive motor",
    also: "drive unit, drive motor, electric motor, ev motor, traction motor, motor generator, electric drive unit, edu motor, electric engine, ev drive unit, hybrid motor, rear drive unit, front drive unit, electric traction motor, mg1, mg2",
    notToBeConfusedWith: ["complete-engine"],
    positions: ["front-rear"],
  },
  "battery-control-module": {
    one: "Battery control module",
    also: "bms, battery management system, battery management module, battery ecu, hybrid battery ecu, bms module, battery management unit, battery computer, becm, hv battery control module, hybrid battery computer, battery monitoring unit",
    notToBeConfusedWith: ["body-control-module"],
  },
  "battery-cooling-fan": {
    one: "Hybrid battery fan",
    also: "hybrid battery cooling fan, battery cooling fan, hybrid battery blower, battery fan, battery blower, hybrid cooling fan, hybrid blower, hybrid battery blower motor, battery blower fan",
    notToBeConfusedWith: ["cooling-fan", "blower-motor"],
  },
  "battery-contactor": {
    one: "Battery contactor",
    also: "high voltage contactor, contactor, hv relay, battery junction box, high voltage junction box, battery disconnect unit, system main relay, hv junction box, service disconnect, service plug, high voltage relay, pyro fuse, high voltage fuse, hv fuse",
    notToBeConfusedWith: ["fuse-box"],
  },
  "battery-coolant-heater": {
    one: "Battery heater",
    also: "coolant heater, high voltage heater, ptc coolant heater, battery coolant heater, hv heater, hv coolant heater, high voltage coolant heater",
    notToBeConfusedWith: ["hvac-housing"],
  },
  "hv-cable": {
    one: "High-voltage cable",
    also: "hv cable, orange cable, hv harness, high voltage harness, high voltage wiring, hybrid battery cable, hybrid cable, high voltage wire",
    notToBeConfusedWith: ["battery-cable"],
  },
  "reduction-gear": {
    one: "Reduction gearbox",
    also: "reduction gear, ev gearbox, single speed transmission, ev transmission, reducer, ev reducer",
    notToBeConfusedWith: ["transmission"],
  },
  "heat-pump": {
    one: "Heat pump",
    also: "ev heat pump, heat pump unit, heat pump module, octovalve, super manifold, supermanifold",
    notToBeConfusedWith: ["ac-compressor"],
  },
  "starter-generator": {
    one: "Starter generator",
    also: "integrated starter generator, isg, belt starter generator, bsg, mild hybrid generator, 48v starter generator, mhev generator, starter alternator, 48 volt starter generator, bisg",
    notToBeConfusedWith: ["starter", "alternator"],
  },
  "battery-chiller": {
    one: "Battery chiller",
    also: "ev battery chiller, battery cooler, hv battery chiller, chiller, coolant chiller",
    notToBeConfusedWith: ["radiator"],
  },
});
