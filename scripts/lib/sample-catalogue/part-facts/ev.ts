/** See ../parts: the usual brands, and then a line for each part type. */
export const ev = `
-
hybrid-battery|2400|3|core|Dorman
battery-module|180|2
inverter|980|2|rebuilt
dc-dc-converter|480|1|rebuilt
onboard-charger|890|2
charge-port|320|2
charge-cable|290|2
drive-motor|2600|2
battery-control-module|340|1
battery-cooling-fan|160|2||Dorman
battery-contactor|210|1
battery-coolant-heater|420|1
hv-cable|260|1
reduction-gear|1100|1
heat-pump|980|1
starter-generator|760|1|core|Valeo
battery-chiller|240|1
`;
