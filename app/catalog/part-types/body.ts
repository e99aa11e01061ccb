import { partTypesOf } from "./part-type";

export const body = partTypesOf("body", {
  headlight: {
    one: "Headlight",
    also: "head light, headlamp, head lamp, headlight assembly, head light assembly, headlamp assembly, head lamp assembly, headlight unit, front light, front lamp, front headlight, xenon headlight, led headlight, hid headlight, halogen headlight, headlight housing, composite headlight",
    notToBeConfusedWith: ["tail-light"],
    positions: ["left-right"],
    picture: "headlight",
  },
  "tail-light": {
    one: "Tail light",
    also: "taillight, tail lamp, taillamp, rear light, rear lamp, tail light assembly, taillight assembly, tail lamp assembly, rear light cluster, rear lamp cluster, light cluster, back light, rear combination lamp, combination lamp, rear tail light, rear taillight, led tail light, stop light assembly, quarter mounted tail light",
    positions: ["left-right", "inner-outer"],
  },
  bumper: {
    one: "Bumper",
    also: "bumper cover, bumper assembly, bumper skin, bumper fascia, fascia bumper, front fascia, rear fascia, plastic bumper, bumper bar, front clip bumper, bumber",
    positions: ["front-rear"],
  },
  fender: {
    one: "Fender",
    also: "front wing, wing panel, front fender, fender panel, wing fender, guard panel, front guard",
    positions: ["left-right"],
  },
  hood: {
    one: "Hood",
    also: "bonnet, engine hood, hood panel, bonnet panel, engine bonnet, engine lid",
  },
  door: {
    one: "Door",
    also: "door shell, door assembly, car door, complete door, door panel shell, front door, rear door, side door",
    positions: ["front-rear", "left-right"],
  },
  mirror: {
    one: "Mirror",
    also: "door mirror, side mirror, wing mirror, side view mirror, sideview mirror, outside mirror, exterior mirror, outside rear view mirror, mirror assembly, door mirror assembly, side mirror assembly, power mirror, heated mirror, wingmirror, towing mirror, tow mirror, exterior rear view mirror",
    positions: ["left-right"],
  },
  grille: {
    one: "Grille",
    also: "grill, front grille, front grill, radiator grille, radiator grill, grille assembly, grill assembly, kidney grille, kidney grill, bumper grille, bumper grill",
  },
  "wiper-blade": {
    one: "Wiper blade",
    also: "wiper, windshield wiper, windscreen wiper, windshield wiper blade, windscreen wiper blade, wiper refill, wiper insert, wiperblade, blade, rear wiper, rear wiper blade, flat blade wiper, beam blade",
    positions: ["front-rear", "left-right"],
    inPairs: true,
  },
});
