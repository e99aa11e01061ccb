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
    also: "cv shaft, half shaft, halfshaft, cv half shaft, cv halfshaft, cv drive shaft, cv driveshaft, cv axle shaft, axle half shaft, constant velocity axle, cv axle assembly, cv, front axle cv, cv joint axle, drive axle shaft, front half shaft, axle driveshaft",
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
    also: "limited slip, diff, rear end, rearend, rear diff, front diff, rear differential, front differential, diff assembly, differential assembly, final drive, differential carrier, carrier assembly, third member, rear end assembly, rear axle assembly, rear end carrier, diffrential, center differential, centre diff, limited slip differential, lsd, limited slip diff, posi, posi rear end, rear axle carrier, pumpkin",
    positions: ["front-rear"],
  },
  "transfer-case": {
    one: "Transfer case",
    also: "transfercase, transfer box, t case, tcase, xfer case, transfer gearbox, transfer case assembly, 4wd transfer case, power transfer unit, ptu, transfer unit",
    notToBeConfusedWith: ["transmission", "differential"],
  },
  "transfer-case-motor": {
    one: "Transfer case motor",
    also: "transfer case actuator, transfer case shift motor, 4wd actuator, transfer case encoder motor, encoder motor, front axle actuator, 4wd switch, 4x4 actuator, axle disconnect actuator, vacuum hub actuator",
    notToBeConfusedWith: ["transfer-case"],
  },
  "axle-shaft": {
    one: "Axle shaft",
    also: "rear axle shaft, axle half, solid axle shaft, rear axle, full floating axle, live axle shaft, back axle",
    notToBeConfusedWith: ["cv-axle"],
    positions: ["front-rear", "left-right"],
  },
  "axle-assembly": {
    one: "Axle assembly",
    also: "complete axle, front axle assembly, front axle, straight axle, solid axle, live axle, axle housing, rear axle housing",
    notToBeConfusedWith: ["differential"],
    positions: ["front-rear"],
  },
  "cv-joint": {
    one: "CV joint",
    also: "outer cv joint, constant velocity joint, inner cv joint, cv joint kit, homokinetic joint, tripod joint, cv head",
    notToBeConfusedWith: ["cv-axle"],
    positions: ["front-rear", "left-right", "inner-outer"],
  },
  "cv-boot": {
    one: "CV boot",
    also: "cv joint boot, cv gaiter, axle boot, driveshaft boot, cv boot kit, cv joint gaiter, driveshaft gaiter, cv axle boot, outer cv boot, inner cv boot, cv joint boot kit",
    notToBeConfusedWith: ["cv-joint"],
    positions: ["front-rear", "left-right", "inner-outer"],
  },
  "u-joint": {
    one: "U-joint",
    also: "universal joint, ujoint, uj, cardan joint, propshaft joint, driveshaft u joint, driveshaft joint",
    notToBeConfusedWith: ["cv-joint"],
    positions: ["front-rear"],
  },
  "center-bearing": {
    one: "Center support bearing",
    also: "carrier bearing, centre bearing, center bearing, driveshaft center bearing, driveshaft carrier bearing, propshaft bearing, driveshaft support bearing, centre support bearing, hanger bearing, propshaft centre bearing",
    notToBeConfusedWith: ["wheel-bearing"],
  },
  "flex-disc": {
    one: "Flex disc",
    also: "guibo, giubo, flex joint, driveshaft flex disc, driveshaft coupling, propshaft coupling, rubber coupling, flex disk, driveshaft flex joint",
    notToBeConfusedWith: ["u-joint"],
  },
  "axle-bearing": {
    one: "Axle bearing",
    also: "axle shaft bearing, rear axle bearing, axle carrier bearing, axle bearing and seal",
    notToBeConfusedWith: ["wheel-bearing"],
    positions: ["left-right"],
  },
  "pinion-seal": {
    one: "Pinion seal",
    also: "diff seal, differential seal, pinion oil seal, output shaft seal, axle output seal, transmission output seal, differential output seal, drive shaft seal, transmission seal, transfer case seal",
  },
  "ring-and-pinion": {
    one: "Ring and pinion",
    also: "ring & pinion, ring gear, crown wheel, crown wheel and pinion, diff gear, differential gear, crown gear, axle gear, pinion gear, ring and pinion set, gear set differential",
    notToBeConfusedWith: ["differential", "steering-rack"],
  },
  "differential-bearing": {
    one: "Differential bearing",
    also: "diff bearing, pinion bearing, carrier bearing kit, differential bearing kit, diff bearing kit, differential rebuild kit",
    notToBeConfusedWith: ["wheel-bearing"],
  },
  "differential-mount": {
    one: "Differential mount",
    also: "diff mount, diff bush, differential bushing, diff bushing, differential bracket",
    notToBeConfusedWith: ["transmission-mount"],
  },
  "differential-cover": {
    one: "Differential cover",
    also: "diff cover, rear differential cover, diff pan",
    notToBeConfusedWith: ["oil-pan"],
  },
  "torque-converter": {
    one: "Torque converter",
    also: "tc converter, stall converter, automatic torque converter",
    notToBeConfusedWith: ["catalytic-converter", "flywheel"],
    engineBound: true,
  },
  flexplate: {
    one: "Flexplate",
    also: "flex plate, flywheel flexplate, drive plate, driveplate, automatic flywheel",
    notToBeConfusedWith: ["flywheel"],
    engineBound: true,
  },
  "transmission-mount": {
    one: "Transmission mount",
    also: "gearbox mount, gearbox mounting, trans mount, tranny mount, transmission mounting, gear box mount, transmission support",
    notToBeConfusedWith: ["engine-mount"],
  },
  "transmission-filter": {
    one: "Transmission filter",
    also: "trans filter, transmission filter kit, gearbox filter, auto transmission filter, transmission oil filter, atf filter, tranny filter, automatic transmission filter, transmission strainer, gearbox oil filter",
    notToBeConfusedWith: ["oil-filter"],
  },
  "transmission-pan": {
    one: "Transmission pan",
    also: "trans pan, transmission oil pan, gearbox sump, transmission sump, transmission pan gasket, tranny pan, trans pan gasket, transmission gasket",
    notToBeConfusedWith: ["oil-pan"],
  },
  "transmission-cooler": {
    one: "Transmission cooler",
    also: "trans line, trans cooler, transmission oil cooler, gearbox oil cooler, atf cooler, tranny cooler, transmission fluid cooler, gearbox cooler, transmission cooler line, transmission line",
    notToBeConfusedWith: ["oil-cooler", "radiator"],
  },
  "transmission-solenoid": {
    one: "Transmission solenoid",
    also: "shift solenoid, trans solenoid, solenoid pack, tcc solenoid, transmission shift solenoid, pressure control solenoid, tranny solenoid, gearbox solenoid, epc solenoid",
  },
  "valve-body": {
    one: "Valve body",
    also: "transmission valve body, mechatronic, mechatronic unit, transmission mechatronic, gearbox valve body, valvebody",
    notToBeConfusedWith: ["transmission-solenoid", "throttle-body"],
  },
  shifter: {
    one: "Shifter",
    also: "gear shifter, gear stick, gearstick, shift lever, gear lever, gear selector, gear shift, shifter assembly, floor shifter, shifter console, gear shift lever, short shifter, stick shift, selector lever, gearshift, column shifter",
  },
  "shift-knob": {
    one: "Shift knob",
    also: "gear knob, shifter knob, gear lever knob, gear stick knob, gearknob, shift handle",
    notToBeConfusedWith: ["shifter"],
  },
  "shift-cable": {
    one: "Shift cable",
    also: "shifter cable, gear cable, gear selector cable, transmission cable, gear shift cable, selector cable, gear linkage, shift linkage, transmission shift cable, gear linkage cable, shift cable bushing, shifter bushing",
    notToBeConfusedWith: ["clutch-cable"],
  },
  "neutral-safety-switch": {
    one: "Neutral safety switch",
    also: "inhibitor switch, park neutral switch, transmission range sensor, trans range sensor, prndl switch, gear position sensor, neutral switch, range sensor, transmission range switch, park neutral position switch, mlps",
  },
  "reverse-light-switch": {
    one: "Reverse light switch",
    also: "backup light switch, reverse switch, back up light switch, reversing light switch",
    notToBeConfusedWith: ["brake-light-switch"],
  },
  "clutch-master-cylinder": {
    one: "Clutch master cylinder",
    also: "clutch master, clutch master cyl, cmc",
    notToBeConfusedWith: ["master-cylinder"],
  },
  "clutch-slave-cylinder": {
    one: "Clutch slave cylinder",
    also: "slave cylinder, clutch slave, concentric slave cylinder, csc, clutch slave cyl, slave cyl, hydraulic release bearing, clutch actuator",
    notToBeConfusedWith: ["wheel-cylinder"],
  },
  "release-bearing": {
    one: "Release bearing",
    also: "throwout bearing, throw out bearing, clutch bearing, clutch release bearing, throwout, thrust bearing, pilot bearing, clutch pilot bearing, spigot bearing",
    notToBeConfusedWith: ["wheel-bearing"],
    engineBound: true,
  },
  "clutch-fork": {
    one: "Clutch fork",
    also: "release fork, clutch release fork, clutch lever, clutch arm",
  },
  "clutch-cable": { one: "Clutch cable", also: "clutch wire, clutch control cable" },
  "clutch-pedal": {
    one: "Clutch pedal",
    also: "clutch pedal assembly, clutch pedal switch, clutch switch",
    notToBeConfusedWith: ["brake-pedal"],
  },
  "clutch-hose": {
    one: "Clutch hose",
    also: "clutch line, clutch pipe, clutch hydraulic hose, clutch hydraulic line",
    notToBeConfusedWith: ["brake-hose"],
  },
  "transmission-rebuild-kit": {
    one: "Transmission rebuild kit",
    also: "transmission overhaul kit, transmission gasket kit, trans rebuild kit, gearbox rebuild kit, transmission clutch pack, gearbox repair kit, synchro ring, synchronizer ring, synchro, gearbox bearing kit",
    notToBeConfusedWith: ["transmission"],
  },
  "transmission-speed-sensor": {
    one: "Transmission speed sensor",
    also: "input speed sensor, output speed sensor, trans speed sensor, input shaft speed sensor, output shaft speed sensor, turbine speed sensor, iss sensor, oss sensor, transmission input speed sensor, transmission output speed sensor, turbine sensor",
    notToBeConfusedWith: ["abs-sensor", "vehicle-speed-sensor"],
  },
  "locking-hub": {
    one: "Locking hub",
    also: "manual locking hub, 4wd hub, free wheel hub, auto locking hub, lock out hub, freewheel hub, 4x4 hub, manual hub",
    notToBeConfusedWith: ["wheel-hub"],
    positions: ["left-right"],
  },
});
