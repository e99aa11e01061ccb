import { partTypesOf } from "./part-type";

export const fluid = partTypesOf("fluid", {
  coolant: {
    one: "Coolant",
    also: "antifreeze, anti freeze, engine coolant, radiator fluid, coolant fluid, radiator coolant, g12, g13, dexcool, coolant antifreeze, antifreeze coolant, cooling fluid",
    notToBeConfusedWith: ["engine-oil"],
    picture: "fluid-bottle",
  },
  "engine-oil": {
    one: "Engine oil",
    also: "motor oil, oil, 5w30, 5w 30, 0w20, 0w 20, 10w40, 10w 40, 10w30, 10w 30, 0w16, 0w30, 5w50, 20w50, 20w 50, 15w 40, 0w 40, synthetic oil, full synthetic oil, engine lubricant, 5w40, 5w 40, 5w20, 5w 20, diesel oil, 0w40, 15w40, lube oil, semi synthetic oil, oil change kit",
    notToBeConfusedWith: ["oil-filter"],
    picture: "fluid-bottle",
  },
  "transmission-fluid": {
    one: "Transmission fluid",
    also: "atf, gearbox oil, automatic transmission fluid, transmission oil, trans fluid, cvt fluid, dexron, mercon, tranny fluid, atf oil, atf fluid, auto transmission fluid, mtf, manual transmission fluid, dsg oil, cvt oil, dct fluid, gear box oil",
    notToBeConfusedWith: ["transmission"],
    picture: "fluid-bottle",
  },
  "brake-fluid": {
    one: "Brake fluid",
    also: "dot 4, dot4, dot 3, dot3, brake oil, dot 5 1, brake and clutch fluid, clutch fluid, dot 4 brake fluid, dot 3 brake fluid, hydraulic brake fluid",
    notToBeConfusedWith: ["brake-hose"],
    picture: "fluid-bottle",
  },
  "power-steering-fluid": {
    one: "Power steering fluid",
    also: "steering fluid, ps fluid, power steering oil, chf 11s, hydraulic steering fluid, psf, pas fluid, chf, steering oil",
    notToBeConfusedWith: ["power-steering-pump"],
    picture: "fluid-bottle",
  },
  "gear-oil": {
    one: "Gear oil",
    also: "differential oil, diff oil, axle oil, differential fluid, gear lube, 75w90, 75w 90, 80w90, transfer case fluid, hypoid oil, transaxle fluid, 75w140, diff fluid, rear end oil, transfer case oil, axle fluid",
    notToBeConfusedWith: ["engine-oil"],
    picture: "fluid-bottle",
  },
  "washer-fluid": {
    one: "Washer fluid",
    also: "windshield washer fluid, screenwash, screen wash, windscreen washer fluid, wiper fluid, windshield fluid, screen washer fluid, washer solvent",
    notToBeConfusedWith: ["washer-pump"],
    picture: "fluid-bottle",
  },
  refrigerant: {
    one: "Refrigerant",
    also: "freon, r134a, r1234yf, ac refrigerant, ac gas, a/c refrigerant, 134a, ac recharge kit, r 134a, ac recharge, 1234yf, aircon gas, r12 refrigerant, ac freon",
  },
  "diesel-exhaust-fluid": {
    one: "Diesel exhaust fluid",
    also: "def, adblue, ad blue, def fluid, urea solution, urea fluid, adblue fluid",
    notToBeConfusedWith: ["def-tank"],
    picture: "fluid-bottle",
  },
  grease: {
    one: "Grease",
    also: "bearing grease, wheel bearing grease, lithium grease, cv grease, brake grease, dielectric grease, ceramic grease, white lithium grease, chassis grease, copper grease, anti seize, silicone grease",
  },
  sealant: {
    one: "Gasket sealant",
    also: "gasket maker, silicone sealant, rtv silicone, sealant, thread locker, threadlocker, sealer, silicone gasket maker, liquid gasket, thread sealant, head gasket sealer, stop leak, radiator stop leak, windshield adhesive, urethane adhesive",
  },
  "brake-cleaner": {
    one: "Brake cleaner",
    also: "parts cleaner, brake parts cleaner, brake clean, brakleen",
  },
  "throttle-cleaner": {
    one: "Throttle body cleaner",
    also: "carb cleaner, carburetor cleaner, throttle cleaner, intake cleaner, maf cleaner, maf sensor cleaner, mass air flow cleaner, choke cleaner",
    notToBeConfusedWith: ["throttle-body"],
  },
  degreaser: {
    one: "Degreaser",
    also: "engine degreaser, engine cleaner, contact cleaner, electrical contact cleaner, electronic cleaner, penetrating oil, rust penetrant",
  },
  "fuel-additive": {
    one: "Fuel additive",
    also: "injector cleaner, fuel injector cleaner, fuel treatment, octane booster, fuel system cleaner, diesel additive, fuel stabilizer, dpf cleaner, cetane booster, fuel cleaner",
    notToBeConfusedWith: ["fuel-injector"],
    picture: "fluid-bottle",
  },
  "oil-additive": {
    one: "Oil additive",
    also: "engine flush, oil treatment, oil stabilizer, transmission additive, friction modifier, engine oil additive, oil flush",
    notToBeConfusedWith: ["engine-oil"],
    picture: "fluid-bottle",
  },
  "touch-up-paint": {
    one: "Touch-up paint",
    also: "paint pen, spray paint, touch up pen, paint, car paint, clear coat, primer paint, caliper paint, undercoating, rust proofing, body filler, touchup paint, paint stick, rust converter",
  },
});
