import { partTypesOf } from "./part-type";

export const hvac = partTypesOf("hvac", {
  "blower-motor": {
    one: "Blower motor",
    also: "heater blower, heater fan, blower fan, heater blower motor, heater motor, hvac blower, cabin fan, interior fan, blower, ac blower motor, ac fan motor, fan motor, blower motor assembly, interior blower, hvac blower motor, heater fan motor, a/c blower motor, cabin blower, front blower motor, rear blower motor",
    notToBeConfusedWith: ["cooling-fan", "blower-resistor"],
    positions: ["front-rear"],
  },
  "blower-resistor": {
    one: "Blower resistor",
    also: "blower motor resistor, heater resistor, heater fan resistor, heater blower resistor, fan speed resistor, blower fan resistor, hvac blower resistor, blower control module, blower regulator, blower motor control module, blower motor regulator, final stage resistor, hedgehog resistor, resistor pack, resistor, blower motor resistor pack, blower speed resistor",
  },
  "heater-core": {
    one: "Heater core",
    also: "heater matrix, heater radiator, matrix heater, heating core, heater exchanger, cabin heater core",
    notToBeConfusedWith: ["radiator", "evaporator"],
  },
  evaporator: {
    one: "A/C evaporator",
    also: "evaporator, ac evaporator, evaporator core, aircon evaporator, air conditioning evaporator, evap core, ac evaporator core, air con evaporator, evaporator coil",
    notToBeConfusedWith: ["ac-condenser"],
    positions: ["front-rear"],
  },
  "expansion-valve": {
    one: "Expansion valve",
    also: "ac expansion valve, a/c expansion valve, txv, thermal expansion valve, aircon expansion valve, orifice tube, ac orifice tube, expansion device, block valve",
  },
  "receiver-drier": {
    one: "Receiver drier",
    also: "accumulator drier, ac accumulator, receiver dryer, a/c drier, ac drier, ac dryer, filter drier, a/c accumulator, drier bottle, receiver drier bottle, desiccant bag, accumulator ac, drier, ac receiver drier",
    notToBeConfusedWith: ["ac-condenser"],
  },
  "ac-hose": {
    one: "A/C hose",
    also: "ac hose, ac line, a/c line, aircon pipe, ac pipe, ac suction line, ac discharge line, air conditioning hose, air con pipe, ac discharge hose, ac suction hose, a/c pipe, air conditioning line, ac refrigerant line, air con hose, air conditioning pipe, ac liquid line, suction hose ac, a/c refrigerant hose",
    notToBeConfusedWith: ["radiator-hose"],
  },
  "heater-control-valve": {
    one: "Heater control valve",
    also: "heater valve, heater tap, hot water valve, coolant control valve, heater hose valve, coolant valve heater, heater water valve",
    notToBeConfusedWith: ["expansion-valve"],
  },
  "heater-control": {
    one: "Climate control panel",
    also: "climate control, heater control, heater control panel, ac control, hvac control, hvac control panel, climate control unit, ac control panel, temperature control, ac switch, a/c control, climate control module, heater control unit, hvac module, a/c control panel, heater panel, ac panel, air con control panel, climate control head, temp control, hvac control module, ac climate control, climate panel, heater switch, temperature control panel, heater climate control, a/c switch, blower switch, fan switch",
  },
  "blend-door-actuator": {
    one: "Blend door actuator",
    also: "hvac actuator, mode door actuator, heater flap motor, heater door actuator, air door actuator, blend door motor, temperature actuator, hvac blend door actuator, flap motor, recirculation actuator, recirculation door actuator, mode actuator, servo motor heater, air flap actuator, ac actuator, blend actuator, temperature door actuator, heater flap actuator",
    positions: ["left-right"],
  },
  "hvac-housing": {
    one: "Heater box",
    also: "hvac housing, hvac box, heater housing, heater assembly, hvac assembly, heater unit, hvac case, evaporator housing, heater case, ac box, heater, hvac unit",
    notToBeConfusedWith: ["heater-core"],
  },
  "auxiliary-heater": {
    one: "Auxiliary heater",
    also: "parking heater, webasto, eberspacher, webasto heater, night heater, fuel fired heater, ptc heater, heater booster, booster heater, diesel heater, supplemental heater, electric heater",
  },
  "ac-service-port": {
    one: "A/C service port",
    also: "ac service port, service port cap, ac valve core, ac charging port, ac port cap, ac o ring kit, ac seal kit, ac o ring, a/c o ring kit",
  },
  "cabin-temperature-sensor": {
    one: "Cabin temperature sensor",
    also: "interior temperature sensor, in car temperature sensor, cabin temp sensor, evaporator temperature sensor, evaporator sensor, interior temp sensor, sunload sensor, solar sensor, inside temperature sensor, evap temperature sensor",
    notToBeConfusedWith: ["coolant-temperature-sensor"],
  },
});
