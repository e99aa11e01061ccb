/** See ../parts: the usual brands, and then a line for each part type. */
export const suspension = `
Moog,Lemförder,TRW,Meyle,Febi
shock-absorber|88|40||Monroe,KYB,Bilstein,Sachs,ACDelco|Gas,Twin-Tube|Front,Rear
strut|160|32||Monroe,KYB,Bilstein,Sachs|Complete,Bare|Front Left,Front Right|Strut Assembly
coil-spring|68|16||Sachs,Moog,Meyle,KYB||Front,Rear
control-arm|110|32||Moog,Lemförder,TRW,Meyle,Febi,Dorman|with Ball Joint|Front Lower Left,Front Lower Right,Front Upper,Rear
ball-joint|42|24|new|Moog,Lemförder,TRW,Meyle,Febi||Lower,Upper
sway-bar-link|28|24|new|Moog,Lemförder,TRW,Meyle,Febi||Front,Rear
wheel-bearing|95|32|new|SKF,Timken,Moog,Febi|with ABS Ring|Front,Rear|Wheel Bearing and Hub
sway-bar|130|3||Moog,Febi
sway-bar-bushing|14|4|new
control-arm-bushing|26|4|new
trailing-arm|95|4
trailing-arm-bushing|28|2|new
radius-arm|88|2
panhard-bar|92|1
strut-mount|42|5|new|KYB,Monroe,Sachs
strut-boot|18|2|new|KYB,Sachs
spring-seat|22|1|new
air-spring|260|3|new|Continental,Arnott
air-strut|620|3|rebuilt|Arnott,Bilstein
air-suspension-compressor|380|2|rebuilt|Arnott,Continental
ride-height-sensor|85|2||Dorman
leaf-spring|180|2||Dorman
leaf-spring-shackle|36|1|new|Dorman
torsion-bar|150|1||-
lift-kit|420|1|new|Bilstein
coilover-kit|890|2||KYB,Bilstein
steering-knuckle|140|4||Dorman
rear-axle-beam|380|1||-
steering-damper|58|1|new|Monroe,Bilstein,Sachs
wheel-seal|12|2|new|SKF,Timken
`;
