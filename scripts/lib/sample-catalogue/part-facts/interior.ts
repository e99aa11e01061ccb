/** See ../parts: the usual brands, and then a line for each part type. */
export const interior = `
-
seat|290|16||-|Leather,Cloth|Front Left,Front Right,Rear
steering-wheel|150|8||-|Leather,with Controls
dashboard|380|8||-
radio|210|16|rebuilt|Pioneer,Continental|with Navigation,Touchscreen
instrument-cluster|190|16|rebuilt|-
door-panel|160|4|||Leather,Cloth
center-console|220|3
armrest|85|2
glove-box|75|3
sun-visor|48|4||Dorman
rearview-mirror|95|3|||Auto-Dimming,Manual
headliner|180|1
carpet|210|1
headrest|60|2|||Leather,Cloth
seat-cushion|110|1
seat-track|95|1
seat-heater|65|1||Dorman
seat-switch|58|2||Dorman
speaker|42|3||Pioneer
subwoofer|130|1||Pioneer
amplifier|180|2||Pioneer
display-screen|320|3
antenna|38|2||Dorman
dash-trim|65|2
interior-trim|48|2
trunk-trim|60|1
parcel-shelf|110|2
cup-holder|42|2
shift-boot|24|1
parking-brake-lever|70|2
steering-column-cover|38|1
steering-wheel-controls|62|2
ashtray|22|1
clock|48|1
usb-hub|58|1
air-vent|36|2
`;
