/** See ../parts: the usual brands, and then a line for each part type. */
export const restraint = `
-
airbag|380|3
driver-airbag|320|3
curtain-airbag|290|3
side-airbag|260|2
knee-airbag|220|1
airbag-module|240|3|rebuilt|Cardone
airbag-sensor|48|2||Standard
clock-spring|85|4||Standard,Dorman
seat-belt|140|4
seat-belt-buckle|70|2
seat-belt-pretensioner|130|1
occupant-sensor|180|1
child-seat-anchor|28|1
pedestrian-protection-actuator|190|1
`;
