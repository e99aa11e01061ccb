import { partTypesOf } from "./part-type";

export const cooling = partTypesOf("cooling", {
  radiator: {
    one: "Radiator",
    also: "rad, engine radiator, coolant radiator, cooling radiator, radiator assembly, radiater, water radiator, radiator core",
    notToBeConfusedWith: ["ac-condenser"],
    picture: "radiator",
  },
  "water-pump": {
    one: "Water pump",
    also: "coolant pump, engine water pump, waterpump, electric water pump, water pump assembly, engine coolant pump, cooling pump, water pump kit",
    engineBound: true,
  },
  thermostat: {
    one: "Thermostat",
    also: "coolant thermostat, engine thermostat, thermostat housing, stat, thermostat assembly, thermostat and housing, thermostat kit, thermostat housing assembly, coolant thermostat housing, t stat, tstat",
    engineBound: true,
  },
  "cooling-fan": {
    one: "Cooling fan",
    also: "ac fan, a/c fan, radiator fan, engine fan, engine cooling fan, radiator cooling fan, electric fan, fan assembly, radiator fan assembly, cooling fan assembly, condenser fan, fan shroud assembly, rad fan, radiator fan motor, cooling fan motor, electric radiator fan, puller fan",
  },
  "ac-compressor": {
    one: "A/C compressor",
    also: "ac compressor, aircon compressor, air con compressor, air conditioning compressor, air conditioner compressor, a/c pump, ac pump, ac compressor pump, aircon pump, air con pump, climate compressor, compressor, ac comp, air compressor ac, air conditioning pump, ac compressor assembly, ac compressor and clutch",
    notToBeConfusedWith: ["ac-condenser"],
  },
  "ac-condenser": {
    one: "A/C condenser",
    also: "condensor, ac condenser, condenser, aircon condenser, air con condenser, air conditioning condenser, air conditioner condenser, a/c radiator, ac radiator, aircon radiator, air con radiator, air conditioning radiator",
  },
  "radiator-cap": {
    one: "Radiator cap",
    also: "rad cap, coolant cap, coolant reservoir cap, expansion tank cap, pressure cap, radiator lid",
  },
  "expansion-tank": {
    one: "Expansion tank",
    also: "coolant reservoir, coolant tank, overflow tank, coolant expansion tank, coolant overflow tank, header tank, coolant bottle, coolant overflow, surge tank, degas bottle, overflow bottle, radiator overflow, coolant overflow reservoir, degas tank, expansion bottle, coolant reservoir tank, recovery tank, radiator reservoir",
  },
  "fan-clutch": {
    one: "Fan clutch",
    also: "viscous fan, viscous fan clutch, viscous coupling, fan viscous clutch, cooling fan clutch",
    notToBeConfusedWith: ["cooling-fan", "clutch-kit"],
    engineBound: true,
  },
  "fan-blade": {
    one: "Fan blade",
    also: "radiator fan blade, cooling fan blade, engine fan blade, mechanical fan",
  },
  "fan-shroud": {
    one: "Fan shroud",
    also: "radiator shroud, fan cowl, cooling fan shroud, radiator fan shroud, radiator fan cowl",
    notToBeConfusedWith: ["cooling-fan"],
  },
  "fan-control-module": {
    one: "Fan control module",
    also: "fan module, radiator fan control module, cooling fan control module, cooling fan controller, cooling fan resistor, fan controller, radiator fan module, fan resistor, radiator fan resistor",
    notToBeConfusedWith: ["blower-resistor"],
  },
  "coolant-pipe": {
    one: "Coolant pipe",
    also: "coolant tube, water pipe, heater pipe, coolant crossover pipe, coolant flange, water outlet, coolant outlet, water neck, water outlet housing, coolant elbow, coolant crossover, water flange, coolant outlet flange, coolant line",
    notToBeConfusedWith: ["radiator-hose"],
    engineBound: true,
  },
  "auxiliary-water-pump": {
    one: "Auxiliary water pump",
    also: "auxiliary coolant pump, aux water pump, additional water pump, inverter water pump, secondary water pump, inverter coolant pump, auxiliary pump, heater water pump",
    notToBeConfusedWith: ["water-pump"],
  },
  "water-pump-gasket": {
    one: "Water pump gasket",
    also: "water pump seal, coolant pump gasket, thermostat gasket, thermostat seal, thermostat housing gasket",
    notToBeConfusedWith: ["water-pump"],
    engineBound: true,
  },
  "freeze-plug": {
    one: "Freeze plug",
    also: "core plug, expansion plug, frost plug, welch plug",
    engineBound: true,
  },
  "active-grille-shutter": {
    one: "Grille shutter",
    also: "active grille shutter, radiator shutter, air shutter, grille shutter assembly, shutter assembly, radiator grille shutter, grill shutter",
    notToBeConfusedWith: ["grille"],
  },
  "ac-pressure-switch": {
    one: "A/C pressure switch",
    also: "ac pressure switch, ac pressure sensor, a/c pressure sensor, air conditioning pressure switch, aircon pressure switch, ac pressure transducer, high pressure switch ac",
  },
  "ac-clutch": {
    one: "A/C compressor clutch",
    also: "ac clutch, ac compressor clutch, a/c clutch, compressor clutch, air con clutch, compressor pulley",
    notToBeConfusedWith: ["ac-compressor", "clutch-kit"],
  },
});
