/** See ../parts: the usual brands, and then a line for each part type. */
export const cooling = `
Gates,Behr,Nissens,Dorman
radiator|180|32||Nissens,Behr,Valeo,Denso,TYC
water-pump|92|32|new|Gates,Aisin,Pierburg,SKF,Meyle
thermostat|36|16|new|Mahle,Gates,Behr|82 °C,88 °C,92 °C
cooling-fan|190|16||Dorman,Nissens,TYC,Valeo|||Cooling Fan Assembly
ac-compressor|330|24|core|Denso,Nissens,Valeo,Delphi|with Clutch
ac-condenser|150|16||Nissens,Behr,TYC,Denso
radiator-cap|14|2|new
expansion-tank|52|5
fan-clutch|85|3|new
fan-blade|48|1
fan-shroud|95|2
fan-control-module|120|2
coolant-pipe|46|3|new
auxiliary-water-pump|130|3||Pierburg,Bosch
water-pump-gasket|9|1|new|Elring,Victor
freeze-plug|6|1|new
active-grille-shutter|190|2||-
ac-pressure-switch|32|2|new|Standard,Delphi
ac-clutch|110|1|new
`;
