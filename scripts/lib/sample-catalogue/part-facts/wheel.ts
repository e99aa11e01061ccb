/** See ../parts: the usual brands, and then a line for each part type. */
export const wheel = `
Dorman
alloy-wheel|240|32|rebuilt|Enkei,BBS|16 inch,17 inch,18 inch,19 inch
steel-wheel|70|8||Dorman|15 inch,16 inch
tire|130|24|universal|Michelin,Pirelli,Continental|205/55 R16,225/45 R17,235/65 R17,195/65 R15
wheel-hub|85|16||SKF,Timken,Moog||Front,Rear
lug-nut|26|8|new|Dorman|Chrome,Black||Lug Nut Set
wheel-stud|6|3|new
wheel-spacer|58|1|new
hub-cap|34|4|||15 inch,16 inch
center-cap|18|3
tpms-sensor|42|6|new|Schrader,Continental,Standard
valve-stem|5|1|new universal|Schrader
lug-nut-cover|8|1|new
wheel-and-tire|420|1||-
spare-wheel-carrier|85|1
spare-wheel|95|3||-
wheel-weight|12|1|new universal
tire-chain|75|1|new universal|Thule
grease-cap|8|1|new
`;
