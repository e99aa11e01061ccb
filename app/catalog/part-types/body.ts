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
    picture: "category-body",
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
  "trunk-lid": {
    one: "Trunk lid",
    also: "boot lid, bootlid, trunk, deck lid, decklid, trunk deck lid, rear deck lid, trunklid, trunk panel",
    notToBeConfusedWith: ["tailgate"],
  },
  tailgate: {
    one: "Tailgate",
    also: "lift gate, liftgate, hatch, rear hatch, back door, rear gate, tail gate, hatch door, boot door, liftgate assembly, tailgate assembly, rear liftgate, gate",
  },
  "quarter-panel": {
    one: "Quarter panel",
    also: "rear quarter panel, rear wing, rear fender, quarter, rear quarter, bedside panel, rear wing panel, bedside, bed side panel",
    notToBeConfusedWith: ["fender"],
    positions: ["left-right"],
  },
  "rocker-panel": {
    one: "Rocker panel",
    also: "rocker, sill, side sill, door sill panel, sill panel, rocker moulding, rocker molding, outer sill, side skirt, sideskirt, sill cover, rocker cover panel",
    positions: ["left-right"],
  },
  "fender-liner": {
    one: "Fender liner",
    also: "inner fender, inner fender liner, wheel arch liner, wheel well liner, splash guard liner, wheel arch lining, wheelhouse liner, inner wing, arch liner, wheel liner, fender splash shield",
    notToBeConfusedWith: ["fender"],
    positions: ["front-rear", "left-right"],
  },
  "fender-flare": {
    one: "Fender flare",
    also: "wheel arch trim, wheel arch flare, arch flare, wheel arch molding, wheel arch moulding, fender molding, wheel opening molding, wheel arch extension",
    notToBeConfusedWith: ["fender"],
    positions: ["front-rear", "left-right"],
  },
  "bumper-reinforcement": {
    one: "Bumper reinforcement",
    also: "bumper beam, rebar, impact bar, crash bar, bumper support, bumper rebar, impact beam, bumper carrier, reinforcement bar, crash beam, bumper impact bar",
    notToBeConfusedWith: ["bumper"],
    positions: ["front-rear"],
  },
  "bumper-bracket": {
    one: "Bumper bracket",
    also: "bumper retainer, bumper mount, bumper mounting bracket, bumper slide, bumper guide, bumper clip",
    notToBeConfusedWith: ["bumper"],
    positions: ["front-rear", "left-right"],
  },
  "bumper-absorber": {
    one: "Bumper absorber",
    also: "bumper foam, impact absorber, bumper energy absorber, energy absorber",
    notToBeConfusedWith: ["bumper", "shock-absorber"],
    positions: ["front-rear"],
  },
  "splash-shield": {
    one: "Engine splash shield",
    also: "engine undertray, undertray, skid plate, under engine cover, engine under cover, lower engine cover, belly pan, undercover, underbody shield, splash shield, sump guard, under tray, undershield, under cover, engine shield",
  },
  "radiator-support": {
    one: "Radiator support",
    also: "core support, front panel, slam panel, lock carrier, radiator core support, front slam panel, header panel, front end module, bolster panel, front end carrier",
    notToBeConfusedWith: ["radiator"],
  },
  "door-handle": {
    one: "Door handle",
    also: "outside door handle, exterior door handle, outer door handle, inside door handle, interior door handle, inner door handle, door pull handle, handle, door opener, tailgate handle, doorhandle, liftgate handle, door handle cover",
    positions: ["front-rear", "left-right", "inner-outer"],
  },
  "door-latch": {
    one: "Door latch",
    also: "door lock, door catch, door lock assembly, door latch assembly, door lock latch, lock assembly, door lock mechanism",
    positions: ["front-rear", "left-right"],
  },
  "door-hinge": {
    one: "Door hinge",
    also: "hinge, door hinge pin, door hinge kit, hinge pin",
    notToBeConfusedWith: ["hood-hinge"],
    positions: ["front-rear", "left-right", "upper-lower"],
  },
  "door-check": {
    one: "Door check strap",
    also: "door check, door stop, door limiter, door check arm, check strap, door stay, check link",
    positions: ["front-rear", "left-right"],
  },
  "door-seal": {
    one: "Door seal",
    also: "weatherstrip, weather strip, door weatherstrip, weatherstripping, door rubber, door gasket, window seal, trunk seal, belt molding, window molding, weather seal, rubber seal, boot seal, door weather strip, window weatherstrip, window felt, window channel, run channel, beltline molding, sweep felt",
    positions: ["front-rear", "left-right"],
  },
  "door-molding": {
    one: "Door molding",
    also: "window trim, door moulding, body side molding, side molding, door trim strip, rub strip, bodyside molding, body side moulding, body molding, body moulding, trim strip",
    positions: ["front-rear", "left-right"],
  },
  "door-lock-cylinder": {
    one: "Door lock cylinder",
    also: "door lock barrel, door key cylinder, door cylinder, door lock set",
    notToBeConfusedWith: ["ignition-lock-cylinder", "door-latch"],
    positions: ["left-right"],
  },
  "hood-hinge": {
    one: "Hood hinge",
    also: "bonnet hinge",
    notToBeConfusedWith: ["hood"],
    positions: ["left-right"],
  },
  "hood-latch": {
    one: "Hood latch",
    also: "bonnet latch, hood lock, bonnet lock, bonnet catch, hood catch, hood release, hood latch assembly",
    notToBeConfusedWith: ["hood"],
  },
  "hood-release-cable": {
    one: "Hood release cable",
    also: "bonnet cable, hood cable, bonnet release cable, hood latch cable, hood release handle",
    notToBeConfusedWith: ["hood-latch"],
  },
  "hood-strut": {
    one: "Hood strut",
    also: "bonnet strut, hood lift support, hood shock, bonnet lift, bonnet gas strut, hood gas strut, hood support, hood prop rod, hood prop",
    notToBeConfusedWith: ["strut"],
    positions: ["left-right"],
    inPairs: true,
  },
  "liftgate-strut": {
    one: "Liftgate strut",
    also: "tailgate strut, boot lid strut, boot lid gas strut, boot lid support, trunk lid strut, trunk lid support, tailgate lift strut, boot strut, trunk strut, hatch strut, gas strut, lift support, tailgate gas strut, boot gas strut, hatch lift support, trunk shock, liftgate lift support, hatch shock, tailgate shock, gas spring, trunk lift support, tailgate lift support, liftgate shock, tailgate support, gas prop",
    notToBeConfusedWith: ["strut"],
    positions: ["left-right"],
    inPairs: true,
  },
  "liftgate-motor": {
    one: "Liftgate motor",
    also: "tailgate motor, power liftgate motor, trunk motor, power tailgate motor, liftgate actuator, trunk lid motor, power liftgate actuator",
    notToBeConfusedWith: ["liftgate-strut"],
  },
  "trunk-latch": {
    one: "Trunk latch",
    also: "boot lock, trunk lock, tailgate latch, tailgate lock, boot latch, liftgate latch, trunk lock actuator, tailgate lock actuator, hatch latch, trunk release, liftgate lock actuator, liftgate actuator latch",
    notToBeConfusedWith: ["door-latch"],
  },
  "mirror-glass": {
    one: "Mirror glass",
    also: "wing mirror glass, side mirror glass, mirror lens, door mirror glass, replacement mirror glass, heated mirror glass, side view mirror glass",
    notToBeConfusedWith: ["mirror"],
    positions: ["left-right"],
  },
  "mirror-cover": {
    one: "Mirror cover",
    also: "mirror cap, wing mirror cover, mirror housing, mirror shell, door mirror cover, side mirror cover, wing mirror cap",
    notToBeConfusedWith: ["mirror"],
    positions: ["left-right"],
  },
  "wiper-arm": {
    one: "Wiper arm",
    also: "windshield wiper arm, windscreen wiper arm, rear wiper arm, front wiper arm",
    notToBeConfusedWith: ["wiper-blade"],
    positions: ["front-rear", "left-right"],
  },
  "wiper-linkage": {
    one: "Wiper linkage",
    also: "wiper transmission, wiper mechanism, wiper linkage assembly, windshield wiper linkage",
    notToBeConfusedWith: ["wiper-arm"],
  },
  "washer-pump": {
    one: "Washer pump",
    also: "windshield washer pump, windscreen washer pump, washer fluid pump, wiper washer pump, washer motor, screen wash pump, screenwash pump",
    notToBeConfusedWith: ["wiper-motor"],
  },
  "washer-reservoir": {
    one: "Washer fluid reservoir",
    also: "washer bottle, washer tank, windshield washer reservoir, washer reservoir, windscreen washer bottle, washer fluid tank, wiper fluid reservoir, screenwash bottle, screen wash bottle",
    notToBeConfusedWith: ["washer-pump", "expansion-tank"],
  },
  "washer-nozzle": {
    one: "Washer nozzle",
    also: "headlamp washer, washer jet, windshield washer nozzle, windscreen washer jet, squirter, spray nozzle, washer spray nozzle, headlight washer, headlight washer nozzle, headlamp washer jet",
    notToBeConfusedWith: ["fuel-injector"],
  },
  "cowl-panel": {
    one: "Cowl panel",
    also: "cowl, wiper cowl, scuttle panel, cowl cover, windshield cowl, cowl grille, scuttle, cowl vent panel, windscreen cowl",
  },
  emblem: {
    one: "Emblem",
    also: "badge, logo badge, nameplate, grille badge, grille emblem, hood ornament, car badge, decal, trunk emblem, car emblem",
  },
  spoiler: {
    one: "Spoiler",
    also: "rear spoiler, boot spoiler, trunk spoiler, lip spoiler, roof spoiler, front lip, bumper lip, splitter, rear diffuser, diffuser, air dam, valance, bumper valance, front splitter, chin spoiler, front spoiler, duckbill",
  },
  "roof-panel": { one: "Roof panel", also: "roof skin, roof, roof shell" },
  sunroof: {
    one: "Sunroof",
    also: "sun roof, moonroof, moon roof, panoramic roof, sunroof assembly, panoramic sunroof, sunroof motor, sunroof track",
    notToBeConfusedWith: ["sunroof-glass"],
  },
  "convertible-top": {
    one: "Convertible top",
    also: "soft top, softtop, ragtop, hood convertible, convertible roof, cabriolet top",
  },
  "truck-bed": {
    one: "Truck bed",
    also: "pickup bed, pickup box, box side, bed, truck box, cargo bed",
  },
  "license-plate-bracket": {
    one: "License plate bracket",
    also: "license bracket, number plate frame, number plate holder, license plate holder, license plate frame, licence plate holder, number plate bracket, plate bracket, tag bracket",
  },
  "tow-hook": {
    one: "Tow hook",
    also: "tow eye, recovery hook, towing eye, tow hook cover, tow eye cover, tow loop, towing hook",
    notToBeConfusedWith: ["trailer-hitch"],
    positions: ["front-rear"],
  },
  "fuel-door": {
    one: "Fuel door",
    also: "fuel filler door, gas door, fuel flap, petrol flap, fuel filler flap, filler door, gas tank door, fuel lid, fuel door actuator, fuel filler lid",
    notToBeConfusedWith: ["fuel-cap"],
  },
  "mud-flap": {
    one: "Mud flap",
    also: "mudflap, splash guard, mud guard, mudguard, mudflap set",
    notToBeConfusedWith: ["fender-liner"],
    positions: ["front-rear", "left-right"],
  },
  "body-clip": {
    one: "Body clip",
    also: "trim clip, push pin, fastener, push clip, panel clip, retainer clip, body fastener, fender clip, plastic rivet, trim fastener",
  },
  subframe: {
    one: "Subframe",
    also: "sub frame, engine cradle, cradle, crossmember, cross member, k member, k frame, front subframe, rear subframe, engine crossmember, axle carrier",
    positions: ["front-rear"],
  },
  frame: {
    one: "Frame",
    also: "chassis frame, frame rail, chassis, frame section, frame assembly, ladder frame",
  },
  pillar: {
    one: "Pillar",
    also: "a pillar, b pillar, c pillar, center pillar, centre pillar, windshield pillar",
    positions: ["left-right"],
  },
  "front-clip": {
    one: "Front clip",
    also: "nose cut, front cut, front end assembly, nose clip, half cut, front end clip",
    notToBeConfusedWith: ["bumper"],
  },
  "running-board": {
    one: "Running board",
    also: "side step, step bar, nerf bar, side bar, step board, rock slider, foot board, sidestep, power running board",
    positions: ["left-right"],
    inPairs: true,
  },
  "mirror-motor": {
    one: "Mirror motor",
    also: "mirror actuator, mirror folding motor, power fold motor, wing mirror motor, mirror adjuster, mirror adjustment motor",
    notToBeConfusedWith: ["window-motor"],
    positions: ["left-right"],
  },
  "fog-light-cover": {
    one: "Fog light cover",
    also: "fog light bezel, fog lamp cover, fog light trim, fog lamp bezel, fog light grille, bumper insert, fog light surround, bumper vent",
    notToBeConfusedWith: ["fog-light"],
    positions: ["left-right"],
  },
  "window-crank": {
    one: "Window crank",
    also: "window crank handle, window winder handle, manual window handle, window handle",
    notToBeConfusedWith: ["window-regulator"],
    positions: ["left-right"],
  },
});
