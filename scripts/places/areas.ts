/*
 * Postal codes whose full lists no package has under a clear licence: known by their first signs
 * alone, each by the town that its mail is sorted in. Facts, written down by hand.
 */

/** Areas of the United Kingdom's postcodes: `area town` or `area town/region`, as GeoNames spells them. */
export const britishAreas = `
AB Aberdeen;AL St Albans;B Birmingham;BA Bath;BB Blackburn;BD Bradford;BH Bournemouth;BL Bolton
BN Brighton;BR Bromley;BS Bristol;BT Belfast;CA Carlisle;CB Cambridge;CF Cardiff;CH Chester
CM Chelmsford;CO Colchester;CR Croydon;CT Canterbury;CV Coventry;CW Crewe;DA Dartford;DD Dundee
DE Derby;DG Dumfries;DH Durham;DL Darlington;DN Doncaster;DT Dorchester;DY Dudley;E Stratford
EC City of London;EH Edinburgh;EN Enfield Town;EX Exeter;FK Falkirk;FY Blackpool;G Glasgow
GL Gloucester;GU Guildford;HA Harrow;HD Huddersfield;HG Harrogate;HP Hemel Hempstead;HR Hereford
HU Hull;HX Halifax;IG Ilford;IP Ipswich;IV Inverness;KA Kilmarnock;KT Kingston upon Thames
KW Kirkwall;KY Kirkcaldy;L Liverpool;LA Lancaster;LD Llandrindod Wells;LE Leicester;LL Llandudno
LN Lincoln;LS Leeds;LU Luton;M Manchester;ME Rochester;MK Milton Keynes;ML Motherwell;N Islington
NE Newcastle upon Tyne;NG Nottingham;NN Northampton;NP Newport/WLS;NR Norwich;NW Camden Town
OL Oldham;OX Oxford;PA Paisley;PE Peterborough;PH Perth;PL Plymouth;PO Portsmouth;PR Preston
RG Reading;RH Redhill;RM Romford;S Sheffield;SA Swansea;SE Peckham;SG Stevenage;SK Stockport
SL Slough;SM Sutton;SN Swindon;SO Southampton;SP Salisbury;SR Sunderland;SS Southend-on-Sea
ST Stoke-on-Trent;SW Battersea;SY Shrewsbury;TA Taunton;TD Galashiels;TF Telford
TN Royal Tunbridge Wells;TQ Torquay;TR Truro;TS Middlesbrough;TW Twickenham;UB Southall
W Hammersmith;WA Warrington;WC Holborn;WD Watford;WF Wakefield;WN Wigan;WR Worcester;WS Walsall
WV Wolverhampton;YO York;ZE Lerwick
`;

/** The first two digits of Germany's postal codes. */
export const germanRegions = `
01 Dresden;02 Görlitz;03 Cottbus;04 Leipzig;06 Halle (Saale);07 Gera;08 Zwickau;09 Chemnitz
10 Berlin;12 Berlin;13 Berlin;14 Potsdam;15 Frankfurt (Oder);16 Oranienburg;17 Neubrandenburg
18 Rostock;19 Schwerin;20 Hamburg;21 Lüneburg;22 Hamburg;23 Lübeck;24 Kiel;25 Itzehoe
26 Oldenburg;27 Bremerhaven;28 Bremen;29 Celle;30 Hannover;31 Hildesheim;32 Herford;33 Bielefeld
34 Kassel;35 Gießen;36 Fulda;37 Göttingen;38 Braunschweig;39 Magdeburg;40 Düsseldorf
41 Mönchengladbach;42 Wuppertal;44 Dortmund;45 Essen;46 Oberhausen;47 Duisburg;48 Münster
49 Osnabrück;50 Köln;51 Köln;52 Aachen;53 Bonn;54 Trier;55 Mainz;56 Koblenz;57 Siegen;58 Hagen
59 Hamm;60 Frankfurt am Main;61 Bad Homburg vor der Höhe;63 Offenbach;64 Darmstadt;65 Wiesbaden
66 Saarbrücken;67 Ludwigshafen am Rhein;68 Mannheim;69 Heidelberg;70 Stuttgart;71 Ludwigsburg
72 Tübingen;73 Göppingen;74 Heilbronn;75 Pforzheim;76 Karlsruhe;77 Offenburg
78 Villingen-Schwenningen;79 Freiburg;80 Munich;81 Munich;82 Starnberg;83 Rosenheim;84 Landshut
85 Ingolstadt;86 Augsburg;87 Kempten (Allgäu);88 Friedrichshafen;89 Ulm;90 Nürnberg;91 Ansbach
92 Amberg;93 Regensburg;94 Passau;95 Bayreuth;96 Bamberg;97 Würzburg;98 Suhl;99 Erfurt
`;
