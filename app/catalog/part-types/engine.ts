import { partTypesOf } from "./part-type";

export const engine = partTypesOf("engine", {
  "timing-belt": {
    one: "Timing belt",
    also: "cam belt, cambelt, timing belt kit, cam belt kit, cambelt kit, camshaft belt, toothed belt, timing kit belt, timing belt set",
    notToBeConfusedWith: ["timing-chain"],
    engineBound: true,
  },
  "timing-chain": {
    one: "Timing chain",
    also: "cam chain, timing chain kit, camshaft chain, timing chain set, camchain, timing chain assembly",
    engineBound: true,
  },
  "cylinder-head": {
    one: "Cylinder head",
    also: "engine head, head assembly, cyl head, cylinder head assembly, motor head, bare cylinder head",
    notToBeConfusedWith: ["head-gasket"],
    positions: ["bank"],
    engineBound: true,
  },
  "head-gasket": {
    one: "Head gasket",
    also: "cylinder head gasket, head gasket set, head gasket kit, cyl head gasket, head set, mls head gasket, headgasket, cylinder head gasket set",
    positions: ["bank"],
    engineBound: true,
  },
  "engine-mount": {
    one: "Engine mount",
    also: "motor mount, engine mounting, engine mounting bracket, motor mounting, engine support, engine mount bushing, hydraulic engine mount, dogbone mount, dog bone mount, torque mount, torque strut mount, engine torque mount, pendulum mount",
    positions: ["front-rear", "left-right"],
    engineBound: true,
  },
  "oil-pump": {
    one: "Oil pump",
    also: "engine oil pump, oil pump assembly, lube pump",
    notToBeConfusedWith: ["oil-filter"],
    engineBound: true,
  },
  turbocharger: {
    one: "Turbocharger",
    also: "turbo, turbo charger, turbocharger assembly, turbo assembly, exhaust turbo, chra, turbo cartridge, twin turbo",
    positions: ["bank"],
    engineBound: true,
  },
  "complete-engine": {
    one: "Complete engine",
    also: "engine, long block, engine assembly, longblock, crate engine, used engine, whole engine, engine long block, crate motor, motor assembly, short block, shortblock, complete motor, replacement engine, remanufactured engine, reman engine, jdm engine, swap engine, engine swap",
    engineBound: true,
  },
});
