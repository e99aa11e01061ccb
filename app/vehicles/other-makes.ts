/*
 * Makes that vPIC does not have, or not under these identifiers, because the vehicles are not sold
 * in the United States: the world manufacturer identifiers that ISO 3780's registrars published. Where vPIC
 * knows an identifier by what was once imported (VF1: the Eagle Medallion), this is what it stands for at home.
 */
const list = `
6T1 Toyota|8AD Peugeot|8AF Ford|8AG Chevrolet|8AJ Toyota|8AP Fiat|935 Citroën|936 Peugeot|93H Honda
93Y Renault|9BD Fiat|9BG Chevrolet|9BR Toyota|AAV Volkswagen|AFA Ford|AHT Toyota|JDA Daihatsu
JMB Mitsubishi|JMZ Mazda|JT1 Toyota|KPA SsangYong|KPT SsangYong|LB3 Geely|LFV Volkswagen|LGB Nissan
LHG Honda|LSJ MG|LSV Volkswagen|LVG Toyota|LVS Ford|MA1 Mahindra|MA3 Suzuki|MAK Honda|MAL Hyundai
MAT Tata|MBJ Toyota|MHF Toyota|MMB Mitsubishi|MNT Nissan|MR0 Toyota|NLH Hyundai|NM4 Fiat|PL1 Proton
SAR Rover|SDB Peugeot|SJN Nissan|TCC smart|TMA Hyundai|TMB Škoda|TSM Suzuki|U6Y Kia|UU1 Dacia
VF1 Renault|VF6 Renault Trucks|VF7 Citroën|VF8 Matra|VR1 DS|VR3 Peugeot|VR7 Citroën|VS6 Ford|VS7 Citroën
VSK Nissan|VSS SEAT|VSX Opel|VXK Opel|WMA MAN|X7L Renault|X9F Ford|XTA Lada|XTT UAZ|XW8 Volkswagen
XWE Kia|YS2 Scania|Z94 Hyundai|ZLA Lancia`;

const makes = new Map(
  list
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)]),
);

/**
 * Dacia's vehicles under identifiers of the Renault group: the project code in places 4 to 6 ends in SD or JD
 * (HSD and HJD are two generations of the Duster, SR instead of SD is the same car sold as a Renault), or is a
 * later one.
 */
const dacia = /^(VF1|X7L)([A-Z5-8](SD|JD)|DJF)/;

/** The make of a VIN, or of a world manufacturer identifier alone; undefined when it is not in the list. */
export function otherMake(vin: string): string | undefined {
  return dacia.test(vin) ? "Dacia" : makes.get(vin.slice(0, 3));
}
