/** See ../parts: the usual brands, and then a line for each part type. */
export const lighting = `
TYC,Depo,Hella,Valeo
fog-light|65|6|||LED,Halogen
turn-signal|42|5
side-marker|24|3
third-brake-light|58|4|||LED
reverse-light|38|2
license-plate-light|16|2
bulb|14|4|new universal|Osram,Philips,Hella|H7,H11,9005,LED
headlight-ballast|160|3||Hella,Valeo
headlight-lens|85|2
tail-light-lens|35|2
headlight-bracket|32|2
headlight-motor|48|1
daytime-running-light|110|2|||LED
interior-light|42|2||-
light-bar|140|1|new universal|Hella|20 inch,30 inch
reflector|14|2
bulb-socket|16|2|new|Dorman
`;
