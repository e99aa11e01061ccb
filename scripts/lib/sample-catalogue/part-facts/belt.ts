/** See ../parts: the usual brands, and then a line for each part type. */
export const belt = `
Gates,Continental,Dayco,Bosch
serpentine-belt|28|9|new
belt-tensioner|72|5|new|Gates,Dayco,SKF
idler-pulley|26|4|new|Gates,Dayco,SKF
serpentine-belt-kit|140|2|new|Gates,Dayco,SKF
alternator-pulley|62|2|new|Gates,Dayco
water-pump-pulley|34|1||Dorman
power-steering-pulley|28|1||Dorman
radiator-hose|28|6|new
heater-hose|24|4|new
bypass-hose|14|1|new
power-steering-hose|62|3|new
oil-cooler-hose|48|2|new
transmission-cooler-hose|54|2|new
pcv-hose|22|2|new|Dorman
brake-vacuum-hose|36|1|new|Dorman
hose-clamp|4|1|new universal
balance-shaft-belt|22|1|new
supercharger-belt|32|1|new
`;
