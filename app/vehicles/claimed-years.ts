import { modelYears, vinRegion, yearsOfCode } from "./vin";

/**
 * Europe's makers that put the model year into position 10, by the start of their manufacturer identifiers. ISO 3779
 * leaves the place to the maker. The others use it otherwise: Mercedes-Benz for the side of the steering wheel, Renault
 * and Dacia for the plant, Fiat and Iveco for a zero, small makers as they like.
 */
const yearMakers =
  /^(SA[DJL]|SC[ABCF6]|SBM|SD7|SFZ|SJA|SLA|SH[HS]|TM[AB]|TRU|U[56]Y|VR[137]|VSS|VSX|VXK|W0[LV]|W0[468]|WA[1U]|WB[AXSY]|WB5|WM[AWZ]|WP[01]|WU[1A]|WV[1-4GW]|XP7|XTA|XTT|XW8|XWE|X7L|YS[MR3]|YV[1-4]|Z94)/;

/**
 * The model years that a VIN claims by itself, most likely first: those of `modelYears` where its maker is known
 * to say the year there, else none. Ford of Europe, whose VINs have XX in positions 5 and 6, says the year of
 * manufacture in position 11; Peugeot and Citroën in position 10 since 2010 (a digit there is older, and of the serial number).
 */
export function claimedYears(vin: string, thisYear: number): number[] {
  if (/^(WF0|VS6|NM0|X9F|Z6F|UN1).XX/.test(vin)) return yearsOfCode(vin[10], thisYear);
  if (/^VF[37]/.test(vin)) return /[A-Z]/.test(vin[9] ?? "") ? modelYears(vin, thisYear) : [];
  // Mazda's vehicles for Europe, built in Japan.
  if (vin.startsWith("JMZ")) return [];
  const isClaimed = vinRegion(vin) !== "Europe" || yearMakers.test(vin);
  return isClaimed ? modelYears(vin, thisYear) : [];
}
