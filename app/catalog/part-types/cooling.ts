import { partTypesOf } from "./part-type";

export const cooling = partTypesOf("cooling", {
  radiator: {
    one: "Radiator",
    also: "rad, engine radiator, coolant radiator, cooling radiator, radiator assembly, radiater, water radiator, radiator core",
    notToBeConfusedWith: ["ac-condenser"],
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
    also: "radiator fan, engine fan, engine cooling fan, radiator cooling fan, electric fan, fan assembly, radiator fan assembly, cooling fan assembly, condenser fan, fan shroud assembly, rad fan, radiator fan motor, cooling fan motor, electric radiator fan, puller fan",
  },
  "ac-compressor": {
    one: "A/C compressor",
    also: "ac compressor, aircon compressor, air con compressor, air conditioning compressor, air conditioner compressor, a/c pump, ac pump, ac compressor pump, aircon pump, air con pump, climate compressor, compressor, ac comp, air compressor ac, air conditioning pump, ac compressor assembly, ac compressor and clutch",
    notToBeConfusedWith: ["ac-condenser"],
  },
  "ac-condenser": {
    one: "A/C condenser",
    also: "ac condenser, condenser, aircon condenser, air con condenser, air conditioning condenser, air conditioner condenser, a/c radiator, ac radiator, aircon radiator, air con radiator, air conditioning radiator",
  },
});
