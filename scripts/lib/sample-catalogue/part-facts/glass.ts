/** See ../parts: the usual brands, and then a line for each part type. */
export const glass = `
Pilkington
windshield|290|5|||Heated,with Rain Sensor
door-glass|120|5|||Tinted,Laminated
back-glass|240|3|||Heated,Tinted
quarter-glass|130|3
vent-glass|75|1
sunroof-glass|260|1||-
windshield-molding|42|1
mirror-bracket|28|1
`;
