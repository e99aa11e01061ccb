import { partTypesOf } from "./part-type";

export const steering = partTypesOf("steering", {
  "steering-rack": {
    one: "Steering rack",
    also: "rack and pinion, rack & pinion, rack n pinion, power steering rack, steering rack and pinion, rack and pinion assembly, rack assembly, rack, ps rack, electric steering rack, power rack",
    notToBeConfusedWith: ["power-steering-pump"],
  },
  "tie-rod-end": {
    one: "Tie rod end",
    also: "tie rod, track rod end, track rod, outer tie rod, outer tie rod end, tierod, tierod end, tie rod assembly, steering rod end, track rod end joint, tie end, tre, steering tie rod",
    positions: ["left-right", "inner-outer"],
  },
  "power-steering-pump": {
    one: "Power steering pump",
    also: "steering pump, ps pump, p/s pump, pas pump, servo pump, power assisted steering pump, hydraulic steering pump, powersteering pump, power steering hydraulic pump",
    engineBound: true,
  },
});
