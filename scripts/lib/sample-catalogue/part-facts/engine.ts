/** See ../parts: the usual brands, and then a line for each part type. */
export const engine = `
Febi,Mahle,Dorman,ACDelco
timing-belt|165|32|new|Gates,Continental,Dayco,Aisin,SKF|with Water Pump||Timing Belt Kit
timing-chain|240|16|new|Febi,Gates,Dayco|||Timing Chain Kit
cylinder-head|780|8|core|-|Bare,Complete|-
head-gasket|120|16|new|Elring,Victor,Mahle||-|Head Gasket Set
engine-mount|68|24||Lemförder,Febi,Meyle,Dorman|Hydraulic,Rubber|Front,Rear,Right
oil-pump|145|8||Pierburg,Febi,ACDelco
turbocharger|890|16|core|Garrett,BorgWarner,Mahle||-
complete-engine|2900|16|core|ATK,Jasper|Long Block,with Accessories
valve-cover|120|4
valve-cover-gasket|32|5|new|Elring,Victor,Mahle
oil-pan|85|4||Dorman,Spectra
oil-pan-gasket|24|3|new|Elring,Victor
oil-drain-plug|7|1|new
oil-cooler|140|3||Nissens,Behr
oil-filter-housing|110|3
oil-cap|12|1
dipstick|24|1
intake-manifold|290|4
intake-manifold-gasket|28|3|new|Elring,Victor
intake-manifold-runner-control|130|1
intercooler|240|3||Nissens,Behr,Valeo
intercooler-pipe|65|2
supercharger|1400|1|core|-
wastegate|120|1
blow-off-valve|110|1
turbo-oil-line|42|1|new
camshaft|240|2
camshaft-phaser|150|3
vvt-solenoid|52|4|new
crankshaft|460|1||-
piston|58|1|new|Mahle
piston-ring|64|1|new|Mahle
connecting-rod|85|1||-
rod-bearing|48|1|new|Mahle,Glyco
engine-block|1300|1||-
valve-lifter|18|2|new
rocker-arm|16|1|new
pushrod|9|1|new
engine-valve|22|1|new|Mahle
valve-spring|8|1|new
valve-stem-seal|26|1|new|Elring,Victor
timing-cover|130|2
timing-cover-gasket|28|2|new|Elring,Victor
timing-tensioner|58|3|new|Gates,Dayco,SKF
crankshaft-gear|34|1|new
harmonic-balancer|95|3
balance-shaft|260|1||-
rear-main-seal|26|3|new|Elring,Victor,SKF
camshaft-seal|12|2|new|Elring,Victor
engine-gasket-set|180|1|new|Elring,Victor,Mahle
head-bolt|38|2|new|Elring,Victor
egr-valve|140|5||Pierburg,Delphi,Standard
egr-cooler|220|2||Pierburg,Dorman
egr-tube|48|1
pcv-valve|14|3|new|Standard
oil-separator|75|2
engine-cover|80|2||-
air-intake-hose|46|3
cold-air-intake|260|1||K&N
air-filter-box|110|3||-
engine-mount-bracket|60|1||-
oil-pickup-tube|34|1
vacuum-hose|18|1|new
vacuum-solenoid|44|2||Pierburg,Standard
`;
