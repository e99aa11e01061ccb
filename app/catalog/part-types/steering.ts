import { partTypesOf } from "./part-type";

export const steering = partTypesOf("steering", {
  "steering-rack": {
    one: "Steering rack",
    also: "rack and pinion, rack & pinion, rack n pinion, power steering rack, steering rack and pinion, rack and pinion assembly, rack assembly, rack, ps rack, electric steering rack, power rack",
    notToBeConfusedWith: ["power-steering-pump"],
  },
  "tie-rod-end": {
    one: "Tie rod end",
    also: "tie rod, track rod end, track rod, outer tie rod, outer tie rod end, tierod, tierod end, tie rod assembly, steering rod end, track rod end joint, tie end, steering tie rod",
    positions: ["left-right", "inner-outer"],
  },
  "power-steering-pump": {
    one: "Power steering pump",
    also: "steering pump, ps pump, p/s pump, pas pump, servo pump, power assisted steering pump, hydraulic steering pump, powersteering pump, power steering hydraulic pump",
    engineBound: true,
  },
  "inner-tie-rod": {
    one: "Inner tie rod",
    also: "inner tie rod end, axial rod, steering arm axial, axial joint, inner track rod, rack end, inner rod, axial tie rod, steering rack end",
    notToBeConfusedWith: ["tie-rod-end"],
    positions: ["left-right"],
  },
  "rack-boot": {
    one: "Steering rack boot",
    also: "rack boot, steering boot, steering gaiter, steering rack gaiter, rack and pinion boot, tie rod boot, bellows boot, steering bellow, rack gaiter",
    notToBeConfusedWith: ["cv-boot", "steering-rack"],
    positions: ["left-right"],
  },
  "rack-bushing": {
    one: "Steering rack bushing",
    also: "rack bushing, steering rack bush, rack mount, steering rack mount, rack and pinion bushing",
    notToBeConfusedWith: ["steering-rack"],
  },
  "idler-arm": { one: "Idler arm", also: "steering idler, idler arm bracket, steering idler arm" },
  "pitman-arm": { one: "Pitman arm", also: "pittman arm, drop arm, pitman" },
  "drag-link": {
    one: "Drag link",
    also: "center link, centre link, steering link, relay rod, intermediate steering rod",
  },
  "steering-gearbox": {
    one: "Steering gearbox",
    also: "steering box, steering gear, steering gear box, power steering gearbox, power steering box, recirculating ball steering box",
    notToBeConfusedWith: ["steering-rack", "transmission"],
  },
  "steering-column": {
    one: "Steering column",
    also: "steering column assembly, column, tilt column, tilt steering column, steer column",
    notToBeConfusedWith: ["steering-shaft"],
  },
  "steering-shaft": {
    one: "Steering shaft",
    also: "intermediate shaft, intermediate steering shaft, steering u joint, steering coupler, steering coupling, rag joint, lower steering shaft, steering knuckle joint, steering column shaft",
    notToBeConfusedWith: ["u-joint"],
  },
  "steering-angle-sensor": {
    one: "Steering angle sensor",
    also: "sas sensor, steering sensor, steering wheel sensor, steering position sensor",
    notToBeConfusedWith: ["clock-spring"],
  },
  "electric-power-steering-motor": {
    one: "Power steering motor",
    also: "eps motor, electric power steering motor, steering motor, electric steering motor, steering assist motor, eps assist motor, electric power steering pump, electric ps motor",
    notToBeConfusedWith: ["power-steering-pump"],
  },
  "power-steering-reservoir": {
    one: "Power steering reservoir",
    also: "power steering fluid reservoir, ps reservoir, power steering tank, steering reservoir, steering fluid reservoir, pas reservoir",
    notToBeConfusedWith: ["expansion-tank"],
  },
  "power-steering-cooler": {
    one: "Power steering cooler",
    also: "ps cooler, steering fluid cooler, steering oil cooler",
  },
  "steering-lock": {
    one: "Steering lock",
    also: "steering column lock, esl, steering lock module, steering lock actuator, electronic steering lock, elv",
    notToBeConfusedWith: ["ignition-lock-cylinder"],
  },
});
