/** See ../parts: the usual brands, and then a line for each part type. */
export const hvac = `
TYC,Valeo,Denso,Nissens
blower-motor|95|7
blower-resistor|32|6|new|Standard,Dorman,Valeo
heater-core|85|4||Nissens,Behr,Valeo
evaporator|120|3||Nissens,Denso
expansion-valve|34|3|new|Nissens,Denso
receiver-drier|38|3|new|Nissens,Denso
ac-hose|75|3|new
heater-control-valve|48|2|new|Dorman,Gates
heater-control|140|4|rebuilt|-
blend-door-actuator|42|5||Dorman,Standard
hvac-housing|260|2||-
auxiliary-heater|380|1||Webasto
ac-service-port|9|1|new
cabin-temperature-sensor|24|1||Standard
`;
