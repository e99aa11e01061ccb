import { partTypesOf } from "./part-type";

export const belt = partTypesOf("belt", {
  "serpentine-belt": {
    one: "Serpentine belt",
    also: "drive belt, fan belt, accessory belt, auxiliary belt, aux belt, alternator belt, ribbed belt, poly v belt, multi rib belt, v ribbed belt, accessory drive belt, alternator drive belt, serp belt, auxiliary drive belt, engine belt, micro v belt, v belt, vbelt, ac belt, a/c belt, power steering belt, water pump belt, drivebelt, fanbelt, serpentine drive belt, belt drive, poly belt, generator belt, serpentine",
    notToBeConfusedWith: ["timing-belt"],
    engineBound: true,
    picture: "drive-belt",
  },
  "belt-tensioner": {
    one: "Belt tensioner",
    also: "serp belt tensioner, serpentine belt tensioner, drive belt tensioner, tensioner, accessory belt tensioner, auxiliary belt tensioner, tensioner pulley, belt tensioner assembly, fan belt tensioner, alternator belt tensioner, aux belt tensioner, serpentine tensioner, tensioner assembly",
    notToBeConfusedWith: ["idler-pulley"],
    engineBound: true,
  },
  "idler-pulley": {
    one: "Idler pulley",
    also: "belt pulley, drive belt idler pulley, idler, guide pulley, deflection pulley, serpentine belt pulley, drive belt idler, idler pully, belt idler pulley, pulley idler",
    notToBeConfusedWith: ["idler-arm"],
    engineBound: true,
  },
  "serpentine-belt-kit": {
    one: "Serpentine belt kit",
    also: "drive belt kit, accessory belt kit, belt kit, auxiliary belt kit, accessory drive belt kit, drive belt set, serpentine belt and tensioner kit",
    notToBeConfusedWith: ["serpentine-belt"],
    engineBound: true,
  },
  "alternator-pulley": {
    one: "Alternator pulley",
    also: "alternator clutch pulley, overrunning alternator pulley, decoupler pulley, oap pulley, alternator decoupler pulley, freewheel pulley, overrun pulley, alternator freewheel pulley",
    notToBeConfusedWith: ["alternator"],
    engineBound: true,
  },
  "water-pump-pulley": {
    one: "Water pump pulley",
    also: "coolant pump pulley, fan pulley",
    notToBeConfusedWith: ["idler-pulley"],
    engineBound: true,
  },
  "power-steering-pulley": {
    one: "Power steering pulley",
    also: "power steering pump pulley, ps pump pulley, ps pulley, steering pump pulley",
    notToBeConfusedWith: ["power-steering-pump"],
    engineBound: true,
  },
  "radiator-hose": {
    one: "Radiator hose",
    also: "upper radiator hose, lower radiator hose, coolant hose, rad hose, top radiator hose, bottom radiator hose, top hose, bottom hose, water hose, cooling hose, radiator pipe, coolant hose kit, rad pipe, upper coolant hose, lower coolant hose, radiator hose kit, upper hose, lower hose",
    positions: ["upper-lower"],
  },
  "heater-hose": {
    one: "Heater hose",
    also: "heater core hose, heater pipe hose, heater inlet hose, heater outlet hose, heater hose assembly, heater return hose, heater hose connector, heater hose fitting",
    notToBeConfusedWith: ["radiator-hose"],
  },
  "bypass-hose": {
    one: "Bypass hose",
    also: "coolant bypass hose, water bypass hose, thermostat bypass hose, water pump bypass hose, overflow hose, expansion tank hose, coolant reservoir hose",
    notToBeConfusedWith: ["heater-hose"],
    engineBound: true,
  },
  "power-steering-hose": {
    one: "Power steering hose",
    also: "power steering line, power steering pressure hose, ps hose, power steering return hose, pas hose, steering hose, power steering pressure line, high pressure power steering hose, power steering pipe, ps line, power steering return line, steering pressure hose, pas pipe, power steering high pressure hose, power steering feed line",
    notToBeConfusedWith: ["brake-hose"],
  },
  "oil-cooler-hose": {
    one: "Oil cooler hose",
    also: "oil cooler line, engine oil cooler line, oil hose, oil line, oil pipe, engine oil line, oil cooler pipe, engine oil cooler hose, oil feed line",
    notToBeConfusedWith: ["radiator-hose"],
    engineBound: true,
  },
  "transmission-cooler-hose": {
    one: "Transmission cooler hose",
    also: "trans cooler line, transmission cooler pipe, transmission oil cooler hose, transmission hose, transmission oil line, gearbox cooler pipe, atf hose, transmission oil cooler line",
    notToBeConfusedWith: ["radiator-hose"],
  },
  "pcv-hose": {
    one: "PCV hose",
    also: "crankcase breather hose, crankcase vent hose, breather hose, breather pipe, pcv tube, crankcase hose, vent hose, pcv pipe, crankcase ventilation hose, crankcase breather pipe",
    notToBeConfusedWith: ["vacuum-hose"],
    engineBound: true,
  },
  "brake-vacuum-hose": {
    one: "Brake booster hose",
    also: "brake booster vacuum hose, brake vacuum hose, servo hose, brake servo hose, brake booster line, brake booster check valve, vacuum hose brake booster",
    notToBeConfusedWith: ["vacuum-hose", "brake-hose"],
  },
  "hose-clamp": {
    one: "Hose clamp",
    also: "jubilee clip, worm clamp, hose clip, spring clamp, worm drive clamp, radiator hose clamp, worm gear clamp",
    notToBeConfusedWith: ["exhaust-clamp"],
  },
  "balance-shaft-belt": {
    one: "Balance shaft belt",
    also: "balancer belt, balance belt, balancer shaft belt",
    notToBeConfusedWith: ["timing-belt"],
    engineBound: true,
  },
  "supercharger-belt": {
    one: "Supercharger belt",
    also: "blower belt, supercharger drive belt",
    notToBeConfusedWith: ["serpentine-belt"],
    engineBound: true,
    picture: "drive-belt",
  },
});
