import { partTypesOf } from "./part-type";

export const accessory = partTypesOf("accessory", {
  "floor-mats": {
    one: "Floor mat",
    also: "car mat, floormat, all weather mat, rubber mat, floor liner, carpet mat, mat, floor mat set, car mat set, winter mat, all weather floor mat, rubber floor mat, floor mats set, carpet floor mat, all weather floor liner, weathertech mat",
    positions: ["front-rear"],
  },
  "cargo-liner": {
    one: "Cargo liner",
    also: "trunk mat, boot liner, cargo mat, boot mat, trunk tray, cargo tray, boot tray, trunk liner mat, cargo area mat, load liner, cargo area liner, bed liner, bedliner, bed mat, truck bed liner, cargo net",
    notToBeConfusedWith: ["floor-mats"],
  },
  "seat-cover": {
    one: "Seat cover",
    also: "seat cover set, seat protector, car seat cover, seat covers set, leather seat cover, truck seat cover",
    notToBeConfusedWith: ["seat"],
  },
  "roof-rack": {
    one: "Roof rack",
    also: "roof bar, roof rail, cross bar, crossbar, roof rack cross bar, luggage rack, roof rack system, roof cross bar, luggage carrier, roof rack crossbar, roof carrier, ski rack, roof basket, thule rack, roof rails set, roof rack rail",
  },
  "cargo-box": {
    one: "Cargo box",
    also: "roof box, rooftop cargo box, roof top box, rooftop carrier, cargo carrier, roof top cargo box, rooftop box, thule box",
    notToBeConfusedWith: ["roof-rack"],
  },
  "trailer-hitch": {
    one: "Tow hitch",
    also: "trailer hitch, hitch, tow bar, towbar, hitch receiver, receiver hitch, towing hitch, hitch ball, tow ball, ball mount, trailer ball, hitch mount, towing bar, tow package, trailer hitch receiver, tow hitch receiver",
  },
  "trailer-wiring": {
    one: "Trailer wiring kit",
    also: "trailer wiring, trailer harness, tow bar wiring kit, towbar wiring, trailer connector, trailer wiring harness, towbar electrics, trailer plug, 7 pin connector, 4 pin trailer wiring, tow harness, trailer socket, trailer module, trailer brake controller, brake controller, trailer light connector",
    notToBeConfusedWith: ["wiring-harness"],
  },
  "bike-rack": {
    one: "Bike rack",
    also: "bicycle rack, bike carrier, hitch bike rack, cycle carrier, bicycle carrier, bike mount, trunk bike rack",
  },
  "tonneau-cover": {
    one: "Tonneau cover",
    also: "bed cover, truck bed cover, tonneau, tonno cover, hard tonneau cover, soft tonneau cover, tri fold tonneau, roll up tonneau, bed lid, truck cap, topper, camper shell, canopy, truck topper, bed cap",
  },
  "car-cover": {
    one: "Car cover",
    also: "vehicle cover, car tarp, outdoor car cover, indoor car cover, truck cover",
  },
  "bull-bar": {
    one: "Bull bar",
    also: "grille guard, brush guard, nudge bar, push bar, grill guard, bullbar, push bumper, roo bar",
    notToBeConfusedWith: ["grille", "bumper"],
  },
  "window-deflector": {
    one: "Window deflector",
    also: "vent visor, wind deflector, window visor, rain guard, vent shade, window rain guard, rain visor, weathershield, bug deflector, hood deflector, bug shield, hood protector, stone guard, bonnet protector, sunroof deflector",
  },
  winch: { one: "Winch", also: "electric winch, truck winch, off road winch" },
  "dash-cam": {
    one: "Dash cam",
    also: "dashcam, dashboard camera, dash camera, car camera",
    notToBeConfusedWith: ["backup-camera"],
  },
  "phone-mount": {
    one: "Phone mount",
    also: "phone holder, cell phone mount, magnetic phone mount, car phone holder, wireless charger, wireless charging pad, phone charger",
  },
  jack: {
    one: "Jack",
    also: "car jack, scissor jack, bottle jack, floor jack, jack kit, spare tire jack, wheel jack, trolley jack, jack stand",
  },
  "tool-kit": {
    one: "Tool kit",
    also: "spare tire tool kit, lug wrench, wheel brace, car tool kit, vehicle tool kit, tire iron, wheel wrench, spare tire tool, jack handle",
  },
  "tire-inflator-kit": {
    one: "Tire inflator kit",
    also: "tire repair kit, tyre repair kit, tire inflator, puncture repair kit, tyre inflator, tire compressor, air compressor portable, tire mobility kit, tire sealant, tyre compressor, tire pump, mobility kit, 12v air compressor, puncture kit",
    notToBeConfusedWith: ["air-suspension-compressor"],
  },
  "jump-starter": {
    one: "Jump starter",
    also: "booster cable, jumper cable, jump lead, jump pack, jump cable, battery booster, booster pack, jump starter pack, battery charger, trickle charger, car battery charger, battery maintainer, battery tender",
    notToBeConfusedWith: ["battery-cable", "starter"],
  },
  "steering-wheel-cover": {
    one: "Steering wheel cover",
    also: "steering cover, wheel cover steering, leather steering wheel cover",
    notToBeConfusedWith: ["steering-wheel"],
  },
  "sun-shade": {
    one: "Sunshade",
    also: "sun shade, windshield sun shade, windshield sunshade, rear sunshade, window sunshade, rear window sunshade, sun blind, window shade, sunroof shade, sunroof blind",
    notToBeConfusedWith: ["sun-visor"],
  },
  "first-aid-kit": {
    one: "Safety kit",
    also: "first aid kit, warning triangle, emergency kit, roadside emergency kit, roadside kit, high visibility vest, fire extinguisher",
  },
  "service-manual": {
    one: "Service manual",
    also: "repair manual, owners manual, owner manual, owner's manual, workshop manual, haynes manual, shop manual, haynes, chilton manual, owner's handbook, handbook, service book, owners handbook, user manual",
  },
  "diagnostic-scanner": {
    one: "Diagnostic scanner",
    also: "obd2 scanner, obd scanner, code reader, scan tool, obdii scanner, obd2, obd reader, diagnostic tool, obd 2 scanner, obd2 code reader, diagnostic scan tool, elm327",
  },
  "body-kit": {
    one: "Body kit",
    also: "bodykit, body kit set, wide body kit, aero kit, widebody kit",
    notToBeConfusedWith: ["bumper"],
  },
  "snorkel-kit": {
    one: "Snorkel kit",
    also: "off road snorkel, snorkel intake kit, raised air intake, 4x4 snorkel",
    notToBeConfusedWith: ["air-intake-hose"],
  },
});
