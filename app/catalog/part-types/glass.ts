import { partTypesOf } from "./part-type";

export const glass = partTypesOf("glass", {
  windshield: {
    one: "Windshield",
    also: "windscreen, front windscreen, front windshield, windshield glass, windscreen glass, wind shield, front glass, wind screen, front screen, windshield assembly",
    notToBeConfusedWith: ["wiper-blade"],
  },
  "door-glass": {
    one: "Door glass",
    also: "door window, side window, side glass, door window glass, window glass, front door glass, rear door glass, roll up window, front door window, rear door window, driver window, passenger window, window pane, drop glass",
    notToBeConfusedWith: ["window-regulator"],
    positions: ["front-rear", "left-right"],
  },
  "back-glass": {
    one: "Back glass",
    also: "rear window, rear windshield, rear windscreen, back window, rear glass, rear screen, tailgate glass, backglass, rear window glass, back windshield, liftgate glass, heated rear window, hatch glass, rear slider, sliding rear window, rear wind screen",
  },
  "quarter-glass": {
    one: "Quarter glass",
    also: "quarter window, rear quarter glass, fixed window, rear quarter window, quarter window glass, opera window, corner glass, side quarter glass",
    notToBeConfusedWith: ["door-glass"],
    positions: ["left-right"],
  },
  "vent-glass": {
    one: "Vent glass",
    also: "vent window, door vent glass, wing window, front quarter window, front quarter glass, vent window glass, quarter light",
    notToBeConfusedWith: ["quarter-glass"],
    positions: ["left-right"],
  },
  "sunroof-glass": {
    one: "Sunroof glass",
    also: "moonroof glass, panoramic roof glass, roof glass, sunroof panel, glass roof, panoramic glass, glass panel sunroof, sun roof glass, sunroof glass panel",
    positions: ["front-rear"],
  },
  "windshield-molding": {
    one: "Windshield molding",
    also: "windshield trim, windscreen trim, windscreen seal, windshield seal, windshield gasket, windshield moulding, windscreen rubber, windscreen moulding, glass molding, windshield rubber, windscreen gasket, rear window seal, back glass molding, back glass seal",
    notToBeConfusedWith: ["door-seal"],
  },
  "mirror-bracket": {
    one: "Rearview mirror bracket",
    also: "mirror bracket, windshield camera bracket, mirror mount, rear view mirror mount, windscreen bracket",
    notToBeConfusedWith: ["rearview-mirror"],
  },
});
