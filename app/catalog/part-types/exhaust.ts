import { partTypesOf } from "./part-type";

export const exhaust = partTypesOf("exhaust", {
  "catalytic-converter": {
    one: "Catalytic converter",
    also: "cat, cat converter, catalytic convertor, cat convertor, catalyst, catalyst converter, catalytic, exhaust cat, catalyser, catalyzer, catalytic convert, precat, pre cat, converter assembly, exhaust catalyst, high flow cat, manifold cat, manifold converter",
    notToBeConfusedWith: ["muffler"],
    positions: ["front-rear", "bank", "upstream-downstream"],
    engineBound: true,
  },
  muffler: {
    one: "Muffler",
    also: "silencer, exhaust silencer, exhaust muffler, back box, backbox, rear box, rear silencer, exhaust back box, rear muffler, axle back muffler, muffler assembly, rear exhaust box, muffler box, tail box",
    positions: ["front-rear", "left-right"],
    engineBound: true,
  },
  "exhaust-manifold": {
    one: "Exhaust manifold",
    also: "exhaust header manifold, exhaust manifold assembly, exhaust mani, cast manifold, manifold exhaust, log manifold",
    positions: ["left-right", "bank"],
    engineBound: true,
  },
  "exhaust-pipe": {
    one: "Exhaust pipe",
    also: "tailpipe, tail pipe, exhaust tube, intermediate pipe, mid pipe, midpipe, exhaust center pipe, exhaust centre pipe, exhaust front pipe, exhaust tail pipe, exhaust tailpipe, exhaust intermediate pipe, front exhaust pipe, y pipe, h pipe, x pipe, exhaust section, center pipe, centre pipe",
    positions: ["front-rear"],
    engineBound: true,
  },
});
