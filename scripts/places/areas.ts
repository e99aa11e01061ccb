/*
 * Postal codes whose full lists no package has under a clear licence: known by their first characters
 * alone, each by the town that its mail is sorted in. Facts, written down by hand.
 */

/**
 * Areas of the United Kingdom's postcodes, and districts far from their area's middle: `area town` or
 * `area town/region`, as GeoNames spells them.
 */
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
SW1 City of Westminster;SW19 Wimbledon;W1 City of Westminster;W2 Bayswater;SE1 Lambeth;BT48 Derry
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

/** The codes that are all of one large town: single ones, and from one to another. */
export const germanTowns = `
10115-14199 Berlin;20095-21149 Hamburg;22041-22769 Hamburg;80331-81929 Munich;50667-51149 Köln
60308-60599 Frankfurt am Main;65929-65936 Frankfurt am Main;70173-70629 Stuttgart
40210-40629 Düsseldorf;44135-44388 Dortmund;45127-45359 Essen;04103-04357 Leipzig
28195-28779 Bremen;01067-01328 Dresden;30159-30669 Hannover;90402-90491 Nürnberg
47051-47279 Duisburg;44787-44894 Bochum;42103-42399 Wuppertal;33602-33739 Bielefeld
53111-53229 Bonn;48143-48167 Münster;76131-76229 Karlsruhe;68159-68309 Mannheim
86150-86199 Augsburg;65183-65207 Wiesbaden
`;

/** The first two digits of France's postal codes: its departments, each by its chief town. */
export const frenchDepartments = `
01 Bourg-en-Bresse;02 Laon;03 Moulins/84;04 Digne-les-Bains;05 Gap;06 Nice;07 Privas
08 Charleville-Mézières;09 Foix;10 Troyes;11 Carcassonne;12 Rodez;13 Marseille;14 Caen;15 Aurillac
16 Angoulême;17 La Rochelle;18 Bourges;19 Tulle;20 Ajaccio;21 Dijon;22 Saint-Brieuc;23 Guéret
24 Périgueux;25 Besançon;26 Valence/84;27 Évreux;28 Chartres;29 Quimper;30 Nîmes;31 Toulouse;32 Auch
33 Bordeaux;34 Montpellier;35 Rennes;36 Châteauroux;37 Tours;38 Grenoble;39 Lons-le-Saunier
40 Mont-de-Marsan;41 Blois;42 Saint-Étienne;43 Le Puy-en-Velay;44 Nantes;45 Orléans;46 Cahors
47 Agen;48 Mende;49 Angers;50 Saint-Lô;51 Châlons-en-Champagne;52 Chaumont/44;53 Laval/52;54 Nancy
55 Bar-le-Duc;56 Vannes;57 Metz;58 Nevers;59 Lille;60 Beauvais;61 Alençon;62 Arras
63 Clermont-Ferrand;64 Pau;65 Tarbes;66 Perpignan;67 Strasbourg;68 Colmar;69 Lyon;70 Vesoul;71 Mâcon
72 Le Mans;73 Chambéry;74 Annecy;75 Paris;76 Rouen;77 Melun;78 Versailles;79 Niort;80 Amiens;81 Albi
82 Montauban;83 Toulon;84 Avignon;85 La Roche-sur-Yon;86 Poitiers;87 Limoges;88 Épinal;89 Auxerre
90 Belfort;91 Évry;92 Nanterre;93 Bobigny;94 Créteil;95 Cergy
`;

export const frenchTowns = `
75001-75020 Paris;75116 Paris;13001-13016 Marseille;69001-69009 Lyon;31000 Toulouse;31100 Toulouse
31200 Toulouse;31300 Toulouse;31400 Toulouse;31500 Toulouse;06000 Nice;06100 Nice;06200 Nice
06300 Nice;44000 Nantes;44100 Nantes;44200 Nantes;44300 Nantes;67000 Strasbourg;67100 Strasbourg
67200 Strasbourg;34000 Montpellier;34070 Montpellier;34080 Montpellier;34090 Montpellier
33000 Bordeaux;33100 Bordeaux;33200 Bordeaux;33300 Bordeaux;33800 Bordeaux;59000 Lille;59800 Lille
35000 Rennes;35200 Rennes;35700 Rennes
`;
