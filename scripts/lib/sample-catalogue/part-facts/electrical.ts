/** See ../parts: the usual brands, and then a line for each part type. */
export const electrical = `
Standard,Bosch,Delphi,Dorman,ACDelco
alternator|260|48|core|Bosch,Denso,Valeo,Remy,ACDelco,Cardone|90 A,120 A,130 A,150 A
starter|190|32|core|Bosch,Denso,Valeo,Remy,ACDelco,Cardone|1.4 kW,2.0 kW||Starter Motor
battery|150|16|new|Exide,Varta,Bosch,ACDelco|60 Ah,70 Ah,80 Ah AGM
ignition-coil|58|32||Bosch,Denso,Delphi,NGK,Standard||-
spark-plug|12|32|new|NGK,Denso,Bosch|Iridium,Platinum,Nickel
oxygen-sensor|78|24|new|Denso,NGK,Bosch,Delphi||Upstream,Downstream
window-regulator|85|24||Dorman,Valeo,ACDelco|with Motor,without Motor|Front Left,Front Right,Rear Left,Rear Right
control-module|340|16|core|Cardone,Delphi
ignition-switch|48|4|new
ignition-lock-cylinder|55|3
distributor|160|3|core|Cardone,Bosch
distributor-cap|22|2|new
distributor-rotor|12|2|new
spark-plug-wire|48|4|new|NGK,Bosch,Delphi
ignition-module|85|2
glow-plug|17|3|new|NGK,Bosch,Denso
glow-plug-relay|60|1
voltage-regulator|45|2|new|Bosch,Valeo
starter-solenoid|38|2|new
window-motor|60|4||Dorman,Valeo,Bosch
window-switch|45|5||Dorman,Standard
door-lock-actuator|42|5||Dorman,ACDelco
body-control-module|220|3|rebuilt|Cardone
transmission-control-module|290|3|rebuilt|Cardone
fuse-box|140|3||-
fuse|8|1|new universal|Bosch|10 A,15 A,30 A
relay|12|2|new|Bosch,Standard
horn|26|3||Hella,Bosch|High Tone,Low Tone
wiper-motor|95|4|rebuilt|Cardone,Valeo,Bosch
wiper-switch|48|2
headlight-switch|52|3
turn-signal-switch|85|4
hazard-switch|28|2
flasher-relay|16|1|new
wiring-harness|280|2||-
battery-cable|32|2|new
battery-tray|36|1||Dorman
key-fob|70|4||-|3 Button,4 Button
immobilizer|120|1||-
keyless-module|90|1||-
parking-sensor|42|4||Bosch,Valeo
backup-camera|120|3||Dorman,Valeo
blind-spot-sensor|240|2||-
radar-sensor|480|2||Bosch,Continental
cruise-control-switch|38|2
power-seat-motor|110|1||-
power-steering-control-module|260|1|rebuilt|Cardone
alarm-siren|60|1||-
power-outlet|22|1
mirror-switch|42|2||-
ignition-points|14|1|new
`;
