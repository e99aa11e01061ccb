/** See ../parts: the usual brands, and then a line for each part type. */
export const accessory = `
Thule,Husky
floor-mats|95|4||WeatherTech,Husky|All-Weather,Carpet
cargo-liner|110|2||WeatherTech,Husky
seat-cover|85|1|new|Husky
roof-rack|260|3
cargo-box|480|1|new universal|Thule
trailer-hitch|240|3||Curt,Draw-Tite
trailer-wiring|58|2|new|Curt
bike-rack|320|1|new universal|Thule
tonneau-cover|460|2||Husky
car-cover|110|1|new
bull-bar|380|1||Husky
window-deflector|75|2|new|WeatherTech
winch|620|1|new universal|Warn
dash-cam|120|1|new universal|Pioneer
phone-mount|28|1|new universal|Pioneer
jack|62|2||-
tool-kit|48|1||-
tire-inflator-kit|85|2||-
jump-starter|130|1|new universal|Schumacher
steering-wheel-cover|28|1|new universal|Husky
sun-shade|42|1|new|WeatherTech
first-aid-kit|38|1|new universal|Husky
service-manual|32|1|new|Haynes
diagnostic-scanner|120|1|new universal|Bosch
body-kit|780|1|new|TYC
snorkel-kit|420|1|new|-
`;
