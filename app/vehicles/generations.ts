/*
 * What people call generations of cars: chassis and platform codes, with the model years that North America had
 * them in (elsewhere a year sooner, often). From general knowledge of the makes; a code says a range, never a year.
 */

/** A generation of a model line. */
export interface Generation {
  make: string;
  /** As the line is called: `3 Series`. */
  line: string;
  /** As it is written: `E46`. */
  code: string;
  years: { from: number; to: number };
  /** The code says something beside its make or model alone: `B8`, `Mk6`, `NC`. */
  needsName: boolean;
}

/** A model line whose cars go by other names than its own in catalogs: the models of `3 Series` are `325i`, `328i`. */
export interface ModelLine {
  make: string;
  line: string;
  /** Whether a model of the make is of the line. */
  has: (model: string) => boolean;
}

/**
 * Make; line; what its models are called, where not as the line; codes with two-digit years, open where the line is
 * still made. `*`: beside a name only.
 */
const written = `
BMW; 1 Series; ^1(\\d\\d|M); E81 04-11, E82 08-13, E87 04-11, E88 08-13, F20 12-19, F21 12-19, F40 20-
BMW; 2 Series; ^(2\\d\\d|M2); F22 14-21, F23 14-21, F87 16-20, G42 22-, F44 20-
BMW; 3 Series; ^(3[123]\\d|340|M3|ActiveHybrid 3); E21 77-83, E30 84-91, E36 92-99, E46 99-06, E90 06-11, E91 06-12, E92 07-13, E93 07-13, F30 12-18, F31 13-19, F34 14-19, F80 15-18, G20 19-, G80 21-
BMW; 4 Series; ^(4\\d\\d|M4); F32 14-20, F33 14-20, F36 15-20, F82 15-20, G22 21-, G26 22-
BMW; 5 Series; ^(5\\d\\d|M5|ActiveHybrid 5); E12 75-81, E28 82-88, E34 89-95, E39 96-03, E60 04-10, E61 06-10, F10 11-16, F11 11-17, F90 18-23, G30 17-23, G60 24-
BMW; 6 Series; ^(6\\d\\d|M6); E24 77-89, E63 04-10, E64 04-10, F06 13-19, F12 12-18, F13 12-17
BMW; 7 Series; ^(7\\d\\d|B7|L7|ActiveHybrid 7|M760); E23 78-87, E32 88-94, E38 95-01, E65 02-08, E66 02-08, F01 09-15, F02 09-15, G11 16-22, G12 16-22, G70 23-
BMW; 8 Series; ^(8\\d\\d|M8); E31 91-97, G14 19-, G15 19-, G16 20-
BMW; X1; ; E84 12-15, F48 16-22, U11 23-
BMW; X2; ; F39 18-23
BMW; X3; ; E83 04-10, F25 11-17, G01 18-24, G45 25-
BMW; X4; ; F26 15-18, G02 19-
BMW; X5; ; E53 00-06, E70 07-13, F15 14-18, G05 19-
BMW; X6; ; E71 08-14, F16 15-19, G06 20-
BMW; Z4; ; E85 03-08, E86 06-08, E89 09-16, G29 19-
MINI; Cooper; ^(Cooper|Hardtop|Clubman); R50 02-06, R52 05-08, R53 02-06, R55 08-14, R56 07-13, R57 09-15, R58 12-15, R59 12-15, F54 16-24, F55 15-24, F56 14-24, F57 16-24
MINI; Countryman; ; R60 11-16, F60 17-24
Mercedes-Benz; C-Class; ; W202 94-00, S203 02-05, W203 01-07, C204 12-15, W204 08-14, W205 15-21, W206 22-
Mercedes-Benz; E-Class; ; W123 77-85, W124 86-95, W210 96-02, W211 03-09, W212 10-16, C207 10-17, W213 17-23, W214 24-
Mercedes-Benz; S-Class; ; W116 73-80, W126 81-91, W140 92-99, W220 00-06, W221 07-13, W222 14-20, W223 21-
Mercedes-Benz; CLK-Class; ; W208 98-02, C208 98-03, W209 03-09, C209 03-09
Mercedes-Benz; CLS-Class; ; W219 06-11, C219 06-11, W218 12-18, C218 12-18, C257 19-23
Mercedes-Benz; CLA-Class; ; W117 14-19, C117 14-19, C118 20-25
Mercedes-Benz; SLK-Class; ; R170 98-04, R171 05-11, R172 12-16
Mercedes-Benz; SL-Class; ; R107 72-89, R129 90-02, R230 03-12, R231 13-20
Mercedes-Benz; M-Class; ^ML?-Class; W163 98-05, W164 06-11
Mercedes-Benz; GL-Class; ; X164 07-12, X166 13-16
Mercedes-Benz; GLK-Class; ; X204 10-15
Mercedes-Benz; GLC-Class; ; X253 16-22, X254 23-
Mercedes-Benz; GLE-Class; ; W167 20-
Mercedes-Benz; G-Class; ; W463 02-18
Mercedes-Benz; A-Class; ; W168 98-04, W169 05-12, W176 13-18, W177 19-
Mercedes-Benz; Sprinter; ; W906 07-18, W907 19-
Volkswagen; Golf; ^(Golf|GTI|e-Golf|Rabbit); *Mk1 75-84, *Mk2 85-92, *Mk3 93-99, *Mk4 99-06, *Mk5 06-09, *Mk6 10-14, *Mk7 15-21, *Mk8 22-, *A4 99-06
Volkswagen; Jetta; ^(Jetta|GLI); *Mk1 80-84, *Mk2 85-92, *Mk3 93-99, *Mk4 99-05, *Mk5 05-10, *Mk6 11-18, *Mk7 19-
Volkswagen; Passat; ; *B3 90-94, *B4 95-97, *B5 98-05, *B6 06-10, *B7 12-19, *B8 15-22, *NMS 12-22
Volkswagen; Tiguan; ; *Mk1 09-17, *Mk2 18-
Volkswagen; Beetle; ; *A5 12-19
Audi; A3; ^(A3|S3|RS 3); *8L 97-03, *8P 06-13, *8V 15-20, *8Y 22-
Audi; A4; ^(A4|S4|RS 4); *B5 96-01, *B6 02-05, *B7 05-08, *B8 09-16, *B9 17-25
Audi; A5; ^(A5|S5|RS 5); *B8 08-17, *B9 18-24, *8T 08-17, *F5 18-24
Audi; A6; ^(A6|S6|RS 6); *C4 95-97, *C5 98-04, *C6 05-11, *C7 12-18, *C8 19-25
Audi; A8; ^(A8|S8); *D2 97-03, *D3 04-10, *D4 11-18, *D5 19-
Audi; TT; ; *8N 00-06, *8J 08-15, *8S 16-23, *Mk1 00-06, *Mk2 08-15, *Mk3 16-23
Audi; Q5; ^(Q5|SQ5); *8R 09-17, *FY 18-24
Audi; Q7; ^(Q7|SQ7); *4L 07-15, *4M 17-
Jeep; Wrangler; ; YJ 87-95, TJ 97-06, LJ 04-06, JK 07-18, JKU 07-18, JL 18-, JLU 18-
Jeep; Cherokee; ; *XJ 84-01, *KL 14-23
Jeep; Grand Cherokee; ; ZJ 93-98, WJ 99-04, WK 05-10, WK2 11-21, WL 22-
Jeep; Liberty; ; *KJ 02-07, *KK 08-12
Jeep; Gladiator; ; *JT 20-
Jeep; Commander; ; *XK 06-10
Ford; Mustang; ; *Fox 79-93, *Foxbody 79-93, SN95 94-04, S197 05-14, S550 15-23, S650 24-
Ford; Focus; ; *Mk1 00-07, *Mk2 08-11, *Mk3 12-18
Ford; Fiesta; ; *Mk6 09-13, *Mk7 11-19
Ford; Explorer; ; *U152 02-05, *U251 06-10, *U502 11-19
Chevrolet; Corvette; ; *C1 53-62, *C2 63-67, *C3 68-82, *C4 84-96, *C5 97-04, *C6 05-13, *C7 14-19, *C8 20-
Chevrolet; Silverado; ; *GMT800 99-06, *GMT900 07-13, *K2XX 14-18, *T1XX 19-, *NBS 99-06
GMC; Sierra; ; *GMT800 99-06, *GMT900 07-13, *K2XX 14-18, *T1XX 19-
Mazda; MX-5; ; *NA 90-97, *NB 99-05, *NC 06-15, *ND 16-
Mazda; RX-7; ; *FB 79-85, *FC 86-92, *FD 93-95, FC3S 86-92, FD3S 93-95
Mazda; Mazda3; ; *BK 04-09, *BL 10-13, *BM 14-18, *BN 17-18, *BP 19-
Mazda; Mazda6; ; *GG 03-08, *GH 09-13, *GJ 14-21
Honda; Civic; ^Civic; *EF 88-91, *EG 92-95, *EK 96-00, *EM 01-05, EM2 01-05, EP3 02-05, *FD 06-11, *FG 06-11, *FA 06-11, *FB 12-15, *FC 16-21, FK8 17-21, *FE 22-, FL5 23-
Honda; Accord; ; CB7 90-93, CD5 94-97, *CG 98-02, *CM 03-07, *CP 08-12, *CR 13-17, *CV 18-22
Honda; CR-V; ; RD1 97-01, RD5 02-06, *RD 97-06, *RE 07-11, *RM 12-16, *RW 17-22
Honda; S2000; ; AP1 00-03, AP2 04-09
Acura; Integra; ; DC2 94-01, DC4 94-01
Acura; RSX; ; DC5 02-06
Acura; TSX; ; CL9 04-08, CU2 09-14
Subaru; Impreza; ^(Impreza|WRX); GC8 93-01, *GC 93-01, *GD 02-07, GDA 02-07, GDB 04-07, *GG 02-07, *GE 08-11, *GH 08-11, *GR 08-14, *GV 11-14, *GP 12-16, *VA 15-21, *VB 22-
Subaru; Forester; ; *SF 98-02, *SG 03-08, *SH 09-13, *SJ 14-18, *SK 19-24
Subaru; Legacy; ; *BD 95-99, *BE 00-04, *BL 05-09, *BM 10-14, *BN 15-19
Subaru; Outback; ; *BG 95-99, *BH 00-04, *BP 05-09, *BR 10-14, *BS 15-19, *BT 20-25
Subaru; BRZ; ; ZC6 13-20, ZD8 22-
Nissan; 240SX; ; S13 89-94, S14 95-98
Nissan; 350Z; ; Z33 03-08
Nissan; 370Z; ; Z34 09-20
Nissan; 300ZX; ; Z31 84-89, Z32 90-96
Nissan; GT-R; ; R35 09-24
Nissan; Altima; ; *L30 98-01, *L31 02-06, *L32 07-12, *L33 13-18, *L34 19-25
Nissan; Sentra; ; *B13 91-94, *B14 95-99, *B15 00-06, *B16 07-12, *B17 13-19, *B18 20-
Nissan; Frontier; ; *D22 98-04, *D40 05-21, *D41 22-
Nissan; Pathfinder; ; *R50 96-04, *R51 05-12, *R52 13-20
Toyota; Corolla; ^Corolla; AE86 84-87, *AE92 88-92, *AE101 93-97, *E110 98-02, *E120 03-08, *E140 09-13, *E170 14-19, *E210 20-
Toyota; Camry; ^Camry$; XV10 92-96, XV20 97-01, XV30 02-06, XV40 07-11, XV50 12-17, XV70 18-24, XV80 25-
Toyota; MR2; ; AW11 85-89, SW20 91-95, ZZW30 00-05
Toyota; Supra; ; *A70 87-92, JZA80 93-98, *A80 93-98, *A90 20-, *Mk3 87-92, *Mk4 93-98, *Mk5 20-
Toyota; Prius; ^Prius$; NHW20 04-09, ZVW30 10-15, *XW20 04-09, *XW30 10-15, *XW50 16-22, *XW60 23-
Toyota; Land Cruiser; ; FJ40 60-84, FJ60 81-87, FJ62 88-90, FJ80 91-97, FZJ80 93-97, UZJ100 98-07, *J80 91-97, *J100 98-07, *J200 08-21
Toyota; RAV4; ^RAV4; *XA10 96-00, *XA20 01-05, *XA30 06-12, *XA40 13-18, *XA50 19-25
Lexus; IS; ; XE10 01-05, XE20 06-13, XE30 14-
Lexus; RX; ; *XU10 99-03, *XU30 04-09, *AL10 10-15, *AL20 16-22
Porsche; 911; ; *964 89-94, *993 95-98, *996 99-05, *997 05-12, *991 12-19, *992 20-
Porsche; Boxster; ^(718 )?Boxster; *986 97-04, *987 05-12, *981 13-16, *982 17-
Porsche; Cayman; ^(718 )?Cayman; *987 06-12, *981 14-16, *982 17-
Porsche; Cayenne; ; *955 03-06, *957 08-10, *958 11-18
Porsche; Panamera; ; *970 10-16, *971 17-
Land Rover; Range Rover; ; P38 95-02, L322 03-12, L405 13-21, L460 22-
Land Rover; Range Rover Sport; ; L320 06-13, L494 14-22, L461 23-
Land Rover; Range Rover Evoque; ; L538 12-19, L551 20-
Land Rover; Discovery; ; L318 99-04, L462 17-
Land Rover; LR3; ; L319 05-09
Volvo; S60; ; *P2 01-09, *P3 11-18
Volvo; V70; ; *P80 98-00, *P2 01-07
Volvo; XC90; ; *P2 03-14, *SPA 16-
Volvo; XC70; ; *P2 04-07, *P3 08-16
Dodge; Charger; ; *LX 06-10, *LD 11-23
Dodge; Ram; ; *BR 94-01, *DR 02-08, *DS 09-12
Ram; 1500; ; *DS 13-18, *DT 19-
Chrysler; 300; ; *LX 05-10
Mitsubishi; Eclipse; ; *1G 90-94, *2G 95-99, *3G 00-05, *4G 06-12
Mitsubishi; Lancer; ; CT9A 03-06, CZ4A 08-15
`;

const year = (two: string) => Number(two) + (Number(two) > 45 ? 1900 : 2000);
/** What is still made. */
const open = 2100;

const lines = written
  .trim()
  .split("\n")
  .map((each) => each.split("; ") as [make: string, line: string, models: string, codes: string]);

/** Every generation that goes by a code. */
export const generations: readonly Generation[] = lines.flatMap(([make, line, , codes]) =>
  codes.split(", ").map((each) => {
    const [, star, code = "", from = "", to = ""] = /^(\*?)(\w+) (\d\d)-(\d\d)?$/.exec(each) ?? [];
    if (!code) throw new Error(`${make} ${line}: “${each}” is no generation.`);
    const years = { from: year(from), to: to ? year(to) : open };
    return { make, line, code, years, needsName: star === "*" };
  }),
);

export const modelLines: readonly ModelLine[] = lines.map(([make, line, models]) => {
  const pattern = models ? new RegExp(models) : undefined;
  return { make, line, has: (model) => (pattern ? pattern.test(model) : model === line) };
});
