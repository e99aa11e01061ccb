import { partTypesOf } from "./part-type";

export const suspension = partTypesOf("suspension", {
  "shock-absorber": {
    one: "Shock absorber",
    also: "shock, shockie, damper, suspension damper, gas shock, shock assembly, shock absorber set, shox, monotube shock, twin tube shock",
    notToBeConfusedWith: ["strut"],
    positions: ["front-rear", "left-right"],
    inPairs: true,
    picture: "shock-absorber",
  },
  strut: {
    one: "Strut",
    also: "strut assembly, macpherson strut, mcpherson strut, suspension strut, quick strut, complete strut, loaded strut, quickstrut, strut insert, strut cartridge, spring strut",
    positions: ["front-rear", "left-right"],
    inPairs: true,
  },
  "coil-spring": {
    one: "Coil spring",
    also: "spring, suspension spring, road spring, coil, lowering spring, suspension coil, helical spring, coilspring",
    positions: ["front-rear", "left-right"],
    inPairs: true,
  },
  "control-arm": {
    one: "Control arm",
    also: "a arm, wishbone, suspension arm, lower control arm, upper control arm, lower arm, upper arm, lca, uca, track control arm, suspension control arm, control arm with ball joint, lower wishbone, upper wishbone, transverse control arm",
    notToBeConfusedWith: ["tie-rod-end"],
    positions: ["front-rear", "left-right", "upper-lower"],
  },
  "ball-joint": {
    one: "Ball joint",
    also: "balljoint, suspension ball joint, bottom ball joint, lower ball joint, upper ball joint, top ball joint",
    notToBeConfusedWith: ["tie-rod-end"],
    positions: ["front-rear", "left-right", "upper-lower"],
  },
  "sway-bar-link": {
    one: "Sway bar link",
    also: "drop link, droplink, stabilizer link, stabiliser link, stabilizer bar link, stabiliser bar link, anti roll bar link, antiroll bar link, arb link, sway bar end link, swaybar link, sway link, end link, endlink, stab link, anti roll bar drop link, sway bar drop link, roll bar link, antisway bar link",
    positions: ["front-rear", "left-right"],
    inPairs: true,
  },
  "wheel-bearing": {
    one: "Wheel bearing",
    also: "wheel bearing and hub, wheel bearing hub, wheel bearing and hub assembly, wheel bearing hub assembly, hub bearing, hub bearing assembly, wheel hub bearing, wheel hub bearing assembly, bearing hub, bearing and hub, hub and bearing, wheel bearing assembly, wheel bearing kit, axle hub bearing, unit bearing",
    notToBeConfusedWith: ["wheel-hub"],
    positions: ["front-rear", "left-right"],
  },
});
