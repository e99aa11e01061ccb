/** See ../parts: the usual brands, and then a line for each part type. */
export const steering = `
Moog,TRW,Febi,Meyle
steering-rack|390|16|core|Cardone,TRW|Hydraulic,Electric|-
tie-rod-end|34|24|new|Moog,Lemförder,TRW,Meyle,Febi||Inner,Outer
power-steering-pump|170|16|core|Cardone,TRW,Bosch
inner-tie-rod|36|5|new
rack-boot|22|3|new
rack-bushing|24|1|new
idler-arm|62|2|new
pitman-arm|54|2|new
drag-link|90|2|new
steering-gearbox|320|2|core|Cardone,TRW
steering-column|290|3||-
steering-shaft|120|2||Dorman
steering-angle-sensor|110|2||Standard,Dorman
electric-power-steering-motor|420|2|rebuilt|Cardone
power-steering-reservoir|38|2||Dorman
power-steering-cooler|70|1||Dorman
steering-lock|180|1||-
`;
