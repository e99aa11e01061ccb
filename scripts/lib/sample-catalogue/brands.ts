import type { Random } from "./random";

/* Brands' part numbers look like theirs (# a digit, @ a letter, * either); which number is which part is made up. */

/** Brand to the form of its part numbers. */
const forms: Record<string, string> = {
  Bosch: "0 986 ### ###",
  Brembo: "P ## ###",
  ATE: "13.0460-####.#",
  TRW: "J@@####",
  Akebono: "ACT####",
  Wagner: "ZD####",
  Raybestos: "SP####@@",
  Denso: "234-####",
  Valeo: "######",
  Delphi: "@@#####",
  NGK: "@@@#@-##",
  Hella: "1@@ ### ###-###",
  Dorman: "###-###",
  ACDelco: "##@####",
  Monroe: "#####",
  KYB: "######",
  Bilstein: "24-######",
  Sachs: "3### ### ###",
  Moog: "K######",
  Lemförder: "##### 01",
  Febi: "#####",
  Meyle: "### ### ####",
  SKF: "VKDS ######",
  Timken: "HA######",
  Gates: "######",
  Continental: "A2C########",
  Dayco: "#####",
  Aisin: "WP@-###",
  Nissens: "#####@",
  Behr: "CR #### ###S",
  LuK: "6## #### 00",
  Exedy: "@@K####",
  GSP: "NCV#####",
  Walker: "#####",
  MagnaFlow: "#####",
  Bosal: "###-###",
  Pierburg: "7.#####.##.0",
  Mann: "W ###/##",
  Mahle: "### ## #####",
  "K&N": "33-####",
  Fram: "PH####",
  Elring: "###.###",
  Victor: "61-#####-00",
  Garrett: "######-####S",
  BorgWarner: "5303 9## ####",
  Exide: "EA###",
  Varta: "@## ### ###",
  Standard: "UF####",
  TYC: "20-####-00",
  Depo: "3##-11##@-AS",
  Rein: "@@@####",
  Enkei: "###-###-####",
  BBS: "@@###",
  Michelin: "#####",
  Pirelli: "#######",
  Pioneer: "MVH-@###@@",
  Cardone: "##-#####",
  Remy: "#####",
  Spectra: "CU####",
  ATK: "D@##",
  Jasper: "######",
};

/** Brand and part type, where a brand's numbers tell what kind of part it is. */
const formsOfPartType: Record<string, string> = {
  "TRW brake-pads": "GDB####",
  "TRW brake-rotor": "DF####",
  "TRW brake-hose": "PHD####",
  "Brembo brake-rotor": "09.@###.##",
  "Brembo brake-caliper": "F ## ###",
  "ATE brake-rotor": "24.0###-####.#",
  "ATE brake-caliper": "24.####-####.#",
  "Mahle oil-filter": "OC ####",
  "Mahle air-filter": "LX ####",
  "Mahle cabin-filter": "LA ####",
  "Mahle fuel-filter": "KL ####",
  "Mahle thermostat": "TX ### ##D",
  "Mann oil-filter": "HU ###/# x",
  "Mann air-filter": "C ## ###",
  "Mann cabin-filter": "CU ####",
  "Mann fuel-filter": "WK ###/#",
  "SKF wheel-bearing": "VKBA ####",
  "SKF wheel-hub": "VKBA ####",
  "SKF timing-belt": "VKMA #####",
  "SKF water-pump": "VKPC #####",
  "SKF cv-axle": "VKJC ####",
  "Continental timing-belt": "CT####K1",
  "Continental tire": "0### ### ####",
  "NGK oxygen-sensor": "OZA###-@@#",
  "NGK ignition-coil": "U5###",
  "Gates timing-belt": "K0####XS",
  "Gates timing-chain": "TCK###@",
  "Gates water-pump": "WP0###",
  "Gates thermostat": "TH#####",
  "Aisin timing-belt": "TK@-###",
  "Denso spark-plug": "@K##HR-@##",
  "Bosch spark-plug": "FR#@@###",
  "Bosch wiper-blade": "A###S",
  "Moog wheel-bearing": "51####",
  "Moog wheel-hub": "51####",
  "Moog coil-spring": "8####",
};

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";

/** A number that looks like the form. */
export function numberLike(form: string, random: Random): string {
  let number = "";
  for (const sign of form)
    if (sign === "#") number += random.below(10);
    else if (sign === "@") number += letters[random.below(letters.length)];
    else number += sign;
  // V8 keeps what was put together as a tree of its pieces; this makes it one.
  return Buffer.from(number, "latin1").toString("latin1");
}

export const numberOfBrand = (brand: string, partType: string, random: Random) =>
  numberLike(formsOfPartType[`${brand} ${partType}`] ?? forms[brand] ?? "######", random);
