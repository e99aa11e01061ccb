import { partTypesOf } from "./part-type";

export const lighting = partTypesOf("lighting", {
  "fog-light": {
    one: "Fog light",
    also: "foglight, fog lamp, foglamp, driving light, front fog light, fog light assembly, bumper light, front fog lamp, fog lamp assembly, rear fog light, fog light kit, rear fog lamp, fog",
    notToBeConfusedWith: ["headlight"],
    positions: ["front-rear", "left-right"],
  },
  "turn-signal": {
    one: "Turn signal",
    also: "indicator, blinker, turn signal light, indicator light, turn light, turn signal lamp, front indicator, side indicator, flasher light, direction indicator, mirror indicator, side repeater, indicator lamp, mirror turn signal, repeater, turn signal assembly, corner light, cornering light, corner lamp, turn indicator, winker, rear indicator, mirror turn signal light",
    notToBeConfusedWith: ["turn-signal-switch"],
    positions: ["front-rear", "left-right"],
  },
  "side-marker": {
    one: "Side marker light",
    also: "side marker, side marker lamp, marker light, parking light, clearance light, side light, sidelight, marker lamp, park lamp, parking lamp, bumper marker light",
    notToBeConfusedWith: ["turn-signal"],
    positions: ["front-rear", "left-right"],
  },
  "third-brake-light": {
    one: "Third brake light",
    also: "high mount stop lamp, 3rd brake light, center brake light, high level brake light, third stop light, chmsl, high mount brake light, high mounted stop lamp, high mount stop light, centre brake light, third brake lamp, 3rd brake lamp, third stop lamp, high level stop lamp, cargo light, 3rd stop light, center high mount stop lamp",
  },
  "reverse-light": {
    one: "Reverse light",
    also: "backup light, back up light, reversing light, reverse lamp, back up lamp, backup lamp, reversing lamp",
    notToBeConfusedWith: ["tail-light", "reverse-light-switch"],
    positions: ["left-right"],
  },
  "license-plate-light": {
    one: "License plate light",
    also: "number plate light, license light, licence plate light, tag light, number plate lamp, license plate lamp, license lamp, plate light, number plate bulb, registration plate light",
  },
  bulb: {
    one: "Light bulb",
    also: "bulb, headlight bulb, lamp bulb, headlamp bulb, h7 bulb, h4 bulb, h11 bulb, hid bulb, xenon bulb, led bulb, led headlight bulb, brake light bulb, tail light bulb, fog light bulb, halogen bulb, indicator bulb, turn signal bulb, d1s bulb, d2s bulb, d3s bulb, hid xenon bulb, 9005 bulb, 9006 bulb, h1 bulb, h13 bulb, miniature bulb, led light bulb, license plate bulb, reverse light bulb, xenon kit, hid kit, globe",
    notToBeConfusedWith: ["headlight"],
    picture: "bulb",
  },
  "headlight-ballast": {
    one: "Headlight ballast",
    also: "hid ballast, xenon ballast, ballast, xenon control unit, headlight control module, led driver, headlight module, headlight control unit, xenon headlight ballast, led module, lighting control module, light control module, adaptive headlight module, hid igniter, lcm",
    notToBeConfusedWith: ["headlight"],
    positions: ["left-right"],
  },
  "headlight-lens": {
    one: "Headlight lens",
    also: "headlamp lens, headlight glass, headlight cover, headlight lens cover, headlamp glass, lens, light lens, headlamp cover",
    notToBeConfusedWith: ["headlight"],
    positions: ["left-right"],
  },
  "tail-light-lens": {
    one: "Tail light lens",
    also: "taillight lens, tail lamp lens, rear light lens, brake light lens, rear lamp lens, stop light lens, tail light cover",
    notToBeConfusedWith: ["tail-light"],
    positions: ["left-right"],
  },
  "headlight-bracket": {
    one: "Headlight bracket",
    also: "headlamp bracket, headlight mount, headlight mounting bracket, headlight mounting panel, headlamp mounting panel",
    notToBeConfusedWith: ["headlight"],
    positions: ["left-right"],
  },
  "headlight-motor": {
    one: "Headlight motor",
    also: "headlight leveling motor, headlight adjuster, headlight levelling motor, pop up headlight motor, headlight adjuster motor, headlamp motor, headlight actuator, headlight leveler",
    notToBeConfusedWith: ["headlight"],
    positions: ["left-right"],
  },
  "daytime-running-light": {
    one: "Daytime running light",
    also: "drl, drl light, day running light, daytime running lamp, led drl, drl module, running light, day time running light",
    notToBeConfusedWith: ["fog-light"],
    positions: ["left-right"],
  },
  "interior-light": {
    one: "Interior light",
    also: "dome light, courtesy light, map light, room lamp, dome lamp, overhead console, overhead light, reading light, roof light, interior lamp, cabin light, reading lamp, map lamp, footwell light, glove box light, ambient light, courtesy lamp, overhead lamp, vanity light, trunk light, boot light",
    notToBeConfusedWith: ["map-sensor"],
  },
  "light-bar": {
    one: "Light bar",
    also: "led light bar, off road light, work light, led work light, lightbar, spotlight, spot light, auxiliary light, off road light bar, off road led light",
    notToBeConfusedWith: ["fog-light"],
  },
  reflector: {
    one: "Reflector",
    also: "bumper reflector, rear reflector, rear bumper reflector, side reflector",
    notToBeConfusedWith: ["side-marker"],
    positions: ["left-right"],
  },
  "bulb-socket": {
    one: "Bulb socket",
    also: "bulb holder, light socket, lamp socket, tail light socket, headlight bulb socket, bulb socket connector, tail light bulb holder, headlight socket, headlight connector, light bulb socket, tail light circuit board, headlight wiring harness",
    notToBeConfusedWith: ["bulb"],
  },
});
