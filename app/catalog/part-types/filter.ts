import { partTypesOf } from "./part-type";

export const filter = partTypesOf("filter", {
  "oil-filter": {
    one: "Oil filter",
    also: "engine oil filter, oil filter element, oil filter cartridge, oilfilter, spin on oil filter, lube filter, oil element",
    engineBound: true,
    picture: "oil-filter",
  },
  "air-filter": {
    one: "Air filter",
    also: "engine air filter, air cleaner, air element, air filter element, air cleaner element, airfilter, intake filter, air intake filter, panel filter, panel air filter, intake air filter, engine filter, engine air cleaner",
    notToBeConfusedWith: ["cabin-filter"],
    engineBound: true,
  },
  "cabin-filter": {
    one: "Cabin air filter",
    many: "Cabin filters",
    also: "cabin filter, pollen filter, interior filter, interior air filter, ac filter, a/c filter, hvac filter, microfilter, micro filter, dust filter, aircon filter, air con filter, passenger compartment filter, cabin pollen filter, carbon cabin filter, activated carbon filter, air conditioning filter, cabin air element, heater filter",
  },
  "fuel-filter": {
    one: "Fuel filter",
    also: "gas filter, petrol filter, diesel filter, fuel water separator, inline fuel filter, fuel filter element, fuelfilter, in line fuel filter, diesel fuel filter, water separator",
    engineBound: true,
  },
  "breather-filter": {
    one: "Breather filter",
    also: "crankcase breather filter, crankcase filter, valve cover breather, pcv filter",
    notToBeConfusedWith: ["air-filter"],
    engineBound: true,
  },
  "fuel-filter-housing": {
    one: "Fuel filter housing",
    also: "fuel filter assembly, diesel fuel filter housing, fuel filter bowl, diesel filter housing, fuel filter base, fuel filter cap",
    notToBeConfusedWith: ["fuel-filter"],
    engineBound: true,
  },
  "performance-air-filter": {
    one: "Performance air filter",
    also: "cone filter, high flow air filter, sport air filter, cone air filter, washable air filter, pod filter, reusable air filter, intake cone filter",
    notToBeConfusedWith: ["air-filter"],
    engineBound: true,
  },
  "power-steering-filter": {
    one: "Power steering filter",
    also: "steering filter, hydraulic filter, power steering fluid filter",
  },
  "def-filter": {
    one: "DEF filter",
    also: "adblue filter, urea filter, diesel exhaust fluid filter, ad blue filter",
    notToBeConfusedWith: ["fuel-filter"],
    engineBound: true,
  },
  "coolant-filter": {
    one: "Coolant filter",
    also: "water filter, cooling system filter, coolant filter kit",
    engineBound: true,
  },
});
