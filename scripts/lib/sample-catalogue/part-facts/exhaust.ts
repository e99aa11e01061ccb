/** See ../parts: the usual brands, and then a line for each part type. */
export const exhaust = `
Walker,Bosal,Dorman
catalytic-converter|620|24||Walker,MagnaFlow,Bosal||Front,Rear
muffler|160|24||Walker,MagnaFlow,Bosal|Stainless,Aluminized|Rear
exhaust-manifold|230|8||Dorman,Walker||Left,Right
exhaust-pipe|95|8||Walker,Bosal||Front,Center
exhaust-gasket|14|4|new|Elring,Victor
headers|320|2|||Stainless,Ceramic Coated
downpipe|190|2|||Stainless
resonator|110|3
exhaust-tip|36|1
exhaust-clamp|9|2|new
exhaust-hanger|11|2|new
exhaust-flex-pipe|48|3|new
cat-back-exhaust|680|2||MagnaFlow|Stainless
dpf|980|3|core
scr-catalyst|860|1|core
nox-sensor|320|2||Bosch,Continental
exhaust-temperature-sensor|62|2||Bosch,Delphi
dpf-pressure-sensor|58|2||Bosch,Pierburg
heat-shield|54|1
exhaust-stud|8|1|new
secondary-air-pump|190|2||Pierburg
secondary-air-valve|95|1||Pierburg
`;
