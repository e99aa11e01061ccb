/** See ../parts: the usual brands, and then a line for each part type. */
export const fluid = `
Castrol,Mobil,Valvoline
coolant|24|3|new universal|Prestone,Zerex|1 gal
engine-oil|34|5|new universal||5W-30 5 qt,0W-20 5 qt,5W-40 5 qt
transmission-fluid|14|3|new universal||1 qt
brake-fluid|12|2|new universal|ATE,Bosch|DOT 3,DOT 4
power-steering-fluid|11|1|new universal||1 qt
gear-oil|18|2|new universal||75W-90
washer-fluid|6|1|new universal|Prestone|1 gal
refrigerant|22|1|new universal|Prestone|R-134a
diesel-exhaust-fluid|18|1|new universal|Prestone|2.5 gal
grease|9|1|new universal
sealant|11|1|new universal|Permatex
brake-cleaner|6|1|new universal|Permatex
throttle-cleaner|8|1|new universal|CRC,Gumout
degreaser|7|1|new universal|CRC,Gunk
fuel-additive|10|1|new universal|Prestone
oil-additive|12|1|new universal|Prestone
touch-up-paint|19|1|new|Dorman
`;
