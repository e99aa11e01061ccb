/** See ../parts: the usual brands, and then a line for each part type. */
export const brake = `
Bosch,ATE,TRW,Dorman,ACDelco
brake-pads|48|72|new|Bosch,Brembo,ATE,TRW,Akebono,Wagner,Raybestos,ACDelco|Ceramic,Semi-Metallic,Low-Dust,with Sensor|Front,Rear|Brake Pads
brake-rotor|72|56||Bosch,Brembo,ATE,TRW,Raybestos,ACDelco|Vented,Solid,Drilled and Vented,Coated|Front,Rear
brake-caliper|115|32|core|Cardone,ATE,TRW,Brembo,ACDelco||Front Left,Front Right,Rear Left,Rear Right
brake-drum|64|8||Raybestos,TRW,Brembo||Rear
brake-shoes|38|8|new|Bosch,TRW,Wagner,Raybestos||Rear|Brake Shoes
brake-hose|22|16|new|ATE,TRW,Dorman,ACDelco|Stainless,Rubber|Front Left,Front Right,Rear Left,Rear Right
master-cylinder|120|8|core|Cardone,ATE,TRW,Dorman|||Master Cylinder
abs-sensor|46|16||Bosch,ATE,Delphi,Dorman,Standard||Front Left,Front Right,Rear Left,Rear Right|ABS Wheel Speed Sensor
brake-booster|190|4|core|Cardone,Bosch,ATE
wheel-cylinder|24|4|new
parking-brake-cable|38|4|new|Dorman,ATE
parking-brake-shoes|42|2|new|TRW,Raybestos
parking-brake-actuator|140|2||ATE,TRW
brake-line|30|2|new|Dorman||-
brake-pad-sensor|16|4|new
abs-module|420|4|rebuilt|Bosch,ATE,Cardone
abs-ring|18|2|new|Dorman
caliper-bracket|46|3|core|Cardone,ATE
brake-hardware-kit|14|4|new|Raybestos,Dorman
brake-dust-shield|28|2||Dorman
brake-light-switch|18|3|new|Standard,Febi
brake-pedal|60|1||-
brake-proportioning-valve|70|1||Dorman,ATE
brake-vacuum-pump|180|2||Pierburg,Bosch
brake-reservoir|32|1||Dorman,ATE
`;
