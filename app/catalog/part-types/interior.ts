import { partTypesOf } from "./part-type";

export const interior = partTypesOf("interior", {
  seat: {
    one: "Seat",
    also: "car seat, bucket seat, front seat, rear seat, back seat, seat assembly, bench seat, driver seat, drivers seat, passenger seat, sport seat, sports seat, leather seat, captain chair, captains chair, recaro seat, third row seat, 3rd row seat, power seat",
    positions: ["front-rear", "left-right"],
  },
  "steering-wheel": {
    one: "Steering wheel",
    also: "wheel steering, steeringwheel, driving wheel, leather steering wheel, heated steering wheel",
    picture: "steering-wheel",
  },
  dashboard: {
    one: "Dashboard",
    also: "dash, dash board, dash panel, dash assembly, instrument panel, dash pad, dashpad, dashboard assembly, dashboard panel, facia, fascia panel dash",
    notToBeConfusedWith: ["instrument-cluster"],
  },
  radio: {
    one: "Radio",
    also: "navigation, cd changer, dvd player, navigation system, stereo, head unit, headunit, car stereo, car radio, infotainment, infotainment unit, receiver radio, cd player, navigation unit, nav unit, navigation radio, sat nav, satnav, audio unit, touchscreen radio, radio head unit, multimedia unit, radio cd player, stereo receiver",
  },
  "instrument-cluster": {
    one: "Instrument cluster",
    also: "gauge cluster, speedometer, speedo, speedo cluster, speedometer cluster, cluster, dash cluster, dashboard cluster, instrument gauge cluster, tachometer, tach, rev counter, instrument cluster assembly, speedo clocks, driver information display, speedometer assembly, instrument pod, speedometer head, digital cluster, gauge",
  },
  "door-panel": {
    one: "Door panel",
    also: "door card, doorcard, door trim panel, interior door panel, door trim, inner door panel, door panel trim, door skin interior, interior door trim",
    notToBeConfusedWith: ["door"],
    positions: ["front-rear", "left-right"],
  },
  "center-console": {
    one: "Center console",
    also: "console, centre console, floor console, center console lid, console lid, armrest console, middle console, console assembly",
  },
  armrest: {
    one: "Armrest",
    also: "arm rest, center armrest, centre armrest, console armrest, armrest lid, door armrest",
  },
  "glove-box": {
    one: "Glove box",
    also: "glovebox, glove compartment, glove box door, glove box lid, glove compartment door, glove box latch, glove compartment latch",
  },
  "sun-visor": {
    one: "Sun visor",
    also: "visor, sunvisor, sun visor clip, visor clip",
    positions: ["left-right"],
  },
  "rearview-mirror": {
    one: "Rearview mirror",
    also: "rear view mirror, interior mirror, inside mirror, inside rear view mirror, interior rear view mirror, rear mirror, auto dimming mirror, rv mirror, dimming mirror",
    notToBeConfusedWith: ["mirror"],
  },
  headliner: {
    one: "Headliner",
    also: "head liner, headlining, roof lining, roof liner, ceiling liner, roof headliner",
  },
  carpet: {
    one: "Carpet",
    also: "carpet kit, floor carpet, interior carpet, molded carpet, carpeting, trunk carpet, boot carpet",
    notToBeConfusedWith: ["floor-mats"],
  },
  headrest: {
    one: "Headrest",
    also: "head rest, seat headrest, head restraint",
    positions: ["front-rear", "left-right"],
  },
  "seat-cushion": {
    one: "Seat cushion",
    also: "seat pad, seat foam, seat bottom, seat base, seat bottom cushion, seat cover leather, seat upholstery",
    notToBeConfusedWith: ["seat"],
    positions: ["left-right"],
  },
  "seat-track": {
    one: "Seat track",
    also: "seat rail, seat slider, seat frame, seat adjuster, seat bracket",
    notToBeConfusedWith: ["seat"],
    positions: ["left-right"],
  },
  "seat-heater": {
    one: "Seat heater",
    also: "heated seat, heated seat element, seat heating pad, seat heating element, heated seat pad, seat heater pad",
    notToBeConfusedWith: ["seat"],
    positions: ["left-right"],
  },
  "seat-switch": {
    one: "Seat switch",
    also: "power seat switch, seat control switch, seat adjustment switch, heated seat switch, seat heater switch, seat control module, seat memory module",
    notToBeConfusedWith: ["window-switch"],
    positions: ["left-right"],
  },
  speaker: {
    one: "Speaker",
    also: "door speaker, car speaker, loudspeaker, tweeter, woofer, component speaker, dash speaker, speaker set",
    notToBeConfusedWith: ["subwoofer"],
    positions: ["front-rear", "left-right"],
  },
  subwoofer: { one: "Subwoofer", also: "sub woofer, sub, bass speaker, subwoofer box, sub box" },
  amplifier: {
    one: "Amplifier",
    also: "amp, car amplifier, audio amplifier, stereo amplifier, radio amplifier, bose amp, bose amplifier",
    notToBeConfusedWith: ["radio"],
  },
  "display-screen": {
    one: "Display screen",
    also: "display, infotainment screen, info screen, navigation screen, touch screen, touchscreen, display unit, information display, monitor, radio screen, nav screen, display monitor, center display, head up display, hud, multi function display, screen, radio display",
    notToBeConfusedWith: ["radio"],
  },
  antenna: {
    one: "Antenna",
    also: "aerial, radio antenna, shark fin antenna, antenna mast, car antenna, car aerial, power antenna, gps antenna, antenna base, shark fin, mast antenna, aerial base, roof antenna",
  },
  "dash-trim": {
    one: "Dash trim",
    also: "dash bezel, dash trim kit, dashboard trim, radio bezel, dash trim panel, instrument bezel, trim bezel, wood trim, radio trim, cluster bezel, center dash bezel, radio surround",
    notToBeConfusedWith: ["dashboard"],
  },
  "interior-trim": {
    one: "Interior trim",
    also: "interior trim panel, pillar trim, a pillar trim, kick panel, b pillar trim, trim panel, scuff plate, door sill plate, sill plate, sill trim, c pillar trim, door sill scuff plate, kick plate, door sill trim",
    positions: ["front-rear", "left-right"],
  },
  "trunk-trim": {
    one: "Trunk trim",
    also: "trunk liner, boot lining, cargo trim, trunk lining, trunk floor, boot floor, trunk floor cover, boot trim, trunk side trim, spare tire cover, load floor",
    notToBeConfusedWith: ["trunk-lid"],
  },
  "parcel-shelf": {
    one: "Parcel shelf",
    also: "package tray, rear shelf, rear deck, cargo cover, load cover, tonneau blind, cargo shade, luggage cover, retractable cargo cover, hat shelf, parcel tray, rear parcel shelf",
    notToBeConfusedWith: ["tonneau-cover"],
  },
  "cup-holder": {
    one: "Cup holder",
    also: "cupholder, drink holder, cup holder insert, can holder",
  },
  "shift-boot": {
    one: "Shift boot",
    also: "gear gaiter, shifter boot, gear lever gaiter, gaiter, shift lever boot, gear stick gaiter, handbrake gaiter",
    notToBeConfusedWith: ["cv-boot"],
  },
  "parking-brake-lever": {
    one: "Parking brake lever",
    also: "handbrake lever, hand brake lever, e brake handle, emergency brake lever, handbrake handle, hand brake, handbrake, parking brake handle, parking brake pedal, parking brake, emergency brake, e brake, ebrake, electronic parking brake switch, epb switch, parking brake switch",
    notToBeConfusedWith: ["parking-brake-cable"],
  },
  "steering-column-cover": {
    one: "Steering column cover",
    also: "steering column shroud, column cover, column shroud, steering cowl, column trim",
    notToBeConfusedWith: ["steering-column"],
  },
  "steering-wheel-controls": {
    one: "Steering wheel switch",
    also: "steering wheel control, steering wheel button, steering wheel control switch, steering wheel audio control, audio control switch, paddle shifter, steering wheel radio control",
    notToBeConfusedWith: ["steering-wheel"],
  },
  ashtray: { one: "Ashtray", also: "ash tray, ashtray insert" },
  clock: {
    one: "Dash clock",
    also: "clock, digital clock, car clock, dashboard clock, analog clock",
    notToBeConfusedWith: ["instrument-cluster"],
  },
  "usb-hub": {
    one: "USB hub",
    also: "usb module, aux input, aux port, usb aux port, media hub, usb interface, bluetooth module, phone module, telematics module, media interface, aux jack",
    notToBeConfusedWith: ["power-outlet"],
  },
  "air-vent": {
    one: "Air vent",
    also: "dash vent, dashboard vent, vent, ac vent, a/c vent, air outlet, dash air vent, ac air vent, center vent, heater vent, defroster vent",
  },
});
