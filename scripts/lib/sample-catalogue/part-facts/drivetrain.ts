/** See ../parts: the usual brands, and then a line for each part type. */
export const drivetrain = `
Dorman,SKF,Febi
clutch-kit|260|24|new|LuK,Sachs,Valeo,Exedy|with Release Bearing,with Flywheel
flywheel|390|8||LuK,Sachs,Valeo|Dual-Mass,Solid
cv-axle|140|32|core|GSP,Cardone,SKF,Febi||Front Left,Front Right
drive-shaft|420|8|rebuilt|Dorman,GSP||Front,Rear
transmission|1900|16|core|Aisin,Jasper|Automatic,Manual
differential|880|8|core|-||Front,Rear
transfer-case|980|4|core|Jasper
transfer-case-motor|150|2
axle-shaft|190|2
axle-assembly|1100|2||-
cv-joint|75|3|new|GSP,SKF
cv-boot|24|4|new|GSP,SKF
u-joint|28|3|new|Moog,SKF
center-bearing|70|2|new
flex-disc|85|2|new
axle-bearing|42|1|new|Timken,SKF
pinion-seal|14|2|new|Timken,SKF
ring-and-pinion|320|1
differential-bearing|75|1|new|Timken,SKF
differential-mount|58|1
differential-cover|65|1
torque-converter|290|3|core|Jasper
flexplate|90|2
transmission-mount|52|4
transmission-filter|28|4|new|Mann,Mahle,Fram
transmission-pan|70|2
transmission-cooler|120|2||Nissens,Behr
transmission-solenoid|95|3||Standard
valve-body|480|2|core|Jasper
shifter|160|3||-
shift-knob|48|1||-
shift-cable|65|2
neutral-safety-switch|58|2||Standard
reverse-light-switch|18|2|new|Standard
clutch-master-cylinder|68|4|new|LuK,Sachs,ATE
clutch-slave-cylinder|60|4|new|LuK,Sachs,ATE
release-bearing|42|3|new|LuK,Sachs
clutch-fork|34|1
clutch-cable|36|2|new
clutch-pedal|70|1||-
clutch-hose|28|1|new
transmission-rebuild-kit|240|1|new
transmission-speed-sensor|42|3||Standard,Delphi
locking-hub|140|1
`;
