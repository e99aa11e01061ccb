import { partTypesOf } from "./part-type";

export const drivetrain = partTypesOf("drivetrain", {
  "clutch-kit": {
    one: "Clutch kit",
    also: "clutch, clutch set, clutch assembly, clutch disc, clutch disk, clutch plate, clutch disc kit, clutch cover kit, friction disc clutch, clutch and pressure plate, pressure plate, clutch pressure plate, clutch cover, three piece clutch",
    notToBeConfusedWith: ["flywheel"],
    engineBound: true,
  },
  flywheel: {
    one: "Flywheel",
    also: "fly wheel, dual mass flywheel, dmf, dual mass fly wheel, single mass flywheel, smf, lightweight flywheel, clutch flywheel",
    engineBound: true,
  },
  "cv-axle": {
    one: "CV axle",
    also: "cv shaft, half shaft, halfshaft, cv half shaft, cv halfshaft, cv drive shaft, cv driveshaft, cv axle shaft, axle half shaft, constant velocity axle, cv axle assembly, cv, front axle cv, cv joint axle, driveaxle, drive axle shaft, front half shaft, axle driveshaft",
    notToBeConfusedWith: ["drive-shaft"],
    positions: ["front-rear", "left-right"],
  },
  "drive-shaft": {
    one: "Drive shaft",
    also: "driveshaft, prop shaft, propshaft, propeller shaft, cardan shaft, driveline, driveshaft assembly, drive line, drive shaft assembly",
    positions: ["front-rear"],
  },
  transmission: {
    one: "Transmission",
    also: "tranny, trans, gearbox, gear box, transmission assembly, automatic transmission, manual transmission, auto transmission, auto gearbox, automatic gearbox, manual gearbox, auto trans, auto tranny, trany, transaxle, trans axle, cvt, cvt transmission, dsg, dsg gearbox, stick shift transmission, at assembly, transmition, manual trans, manual tranny, 5 speed transmission, 6 speed transmission, 5 speed manual, 6 speed manual, dct, dual clutch transmission",
    notToBeConfusedWith: ["differential"],
    engineBound: true,
  },
  differential: {
    one: "Differential",
    also: "diff, rear end, rearend, rear diff, front diff, rear differential, front differential, diff assembly, differential assembly, final drive, differential carrier, carrier assembly, third member, rear end assembly, rear axle assembly, rear end carrier, diffrential, center differential, centre diff, limited slip differential, lsd, limited slip diff, posi, posi rear end, rear axle carrier, pumpkin",
    positions: ["front-rear"],
  },
});
