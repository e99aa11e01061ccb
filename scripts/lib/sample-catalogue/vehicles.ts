import type { Random } from "./random";

/*
 * Makes and models as they were really sold, with the years and engines that most have; the
 * generations between are about right, no more. `###` and `@` in a number's form stand for a digit
 * and a letter, `*` for either.
 */

/** make | form of the maker's numbers | model first-last engines, … (last 99: still made) */
const lines = `
Toyota|#####-#####,#####-##@##|Camry 92-99 2.5 L/3.5 L,Corolla 93-99 1.8 L/2.0 L,RAV4 96-99 2.5 L,Highlander 01-99 2.4 L/3.5 L,Tacoma 95-99 2.7 L/3.5 L,Tundra 00-99 4.7 L/5.7 L,Sienna 98-99 3.5 L/2.5 L,Prius 01-99 1.8 L,4Runner 90-99 4.0 L/3.4 L,Land Cruiser 90-99 4.5 L/4.7 L/2.8 L,Hilux 90-99 2.4 L/2.8 L,Yaris 06-99 1.5 L/1.3 L
Honda|#####-@##-@##,#####-@@@-###|Civic 92-99 1.5 L/1.8 L/2.0 L,Accord 90-99 1.5 L/2.4 L/3.5 L,CR-V 97-99 1.5 L/2.4 L,Pilot 03-99 3.5 L,Odyssey 95-99 3.5 L,Fit 07-20 1.5 L,Jazz 02-99 1.3 L/1.5 L,HR-V 16-99 1.8 L/2.0 L,Ridgeline 06-99 3.5 L
Ford|@@#Z-####-@,@@##-####-@@|F-150 90-99 2.7 L/3.5 L/5.0 L,Focus 98-25 1.0 L/1.6 L/2.0 L,Fiesta 90-23 1.0 L/1.25 L/1.6 L,Mustang 90-99 2.3 L/4.6 L/5.0 L,Explorer 91-99 2.3 L/3.5 L/4.0 L,Escape 01-99 1.5 L/2.5 L/3.0 L,Fusion 06-20 1.5 L/2.5 L,Transit 90-99 2.0 L/2.2 L/3.5 L,Mondeo 93-22 1.8 L/2.0 L,Kuga 08-99 1.5 L/2.0 L,Ranger 90-99 2.3 L/3.2 L
Chevrolet|########|Silverado 1500 99-99 4.3 L/5.3 L/6.2 L,Malibu 97-24 1.5 L/2.4 L,Impala 00-20 3.5 L/3.6 L,Equinox 05-99 1.5 L/2.4 L,Tahoe 95-99 5.3 L,Cruze 09-19 1.4 L/1.8 L,Camaro 93-24 3.6 L/6.2 L,Corvette 90-99 5.7 L/6.2 L,Traverse 09-99 3.6 L,Colorado 04-99 2.5 L/3.6 L
GMC|########|Sierra 1500 99-99 4.3 L/5.3 L/6.2 L,Yukon 95-99 5.3 L/6.2 L,Acadia 07-99 3.6 L,Terrain 10-99 1.5 L/2.4 L
Nissan|#####-@@##@,#####-#@@#@|Altima 93-99 2.5 L/3.5 L,Sentra 91-99 1.8 L/2.0 L,Rogue 08-99 2.5 L,Pathfinder 90-99 3.5 L/4.0 L,Frontier 98-99 2.5 L/4.0 L,Maxima 90-23 3.5 L,Micra 93-22 1.2 L/1.0 L,Qashqai 07-99 1.3 L/1.5 L/2.0 L,Juke 10-99 1.6 L/1.0 L,Navara 97-99 2.3 L/2.5 L
Volkswagen|#@# ### ### @,#@# ### ### @@|Golf 90-99 1.4 L/1.6 L/2.0 L,Passat 90-99 1.8 L/2.0 L,Polo 90-99 1.0 L/1.2 L/1.4 L,Jetta 90-99 1.4 L/1.8 L/2.5 L,Tiguan 07-99 1.4 L/2.0 L,Touareg 02-99 3.0 L/3.6 L,Transporter 90-99 1.9 L/2.0 L/2.5 L,Beetle 98-19 1.9 L/2.0 L,Caddy 95-99 1.6 L/2.0 L,Up 11-23 1.0 L
Audi|#@# ### ### @|A3 96-99 1.4 L/1.8 L/2.0 L,A4 94-24 1.8 L/2.0 L/3.0 L,A6 94-99 2.0 L/3.0 L,Q5 08-99 2.0 L/3.0 L,Q7 06-99 3.0 L,A1 10-24 1.0 L/1.4 L,TT 98-23 1.8 L/2.0 L
Skoda|#@# ### ### @|Octavia 96-99 1.4 L/1.6 L/2.0 L,Fabia 99-99 1.0 L/1.2 L/1.4 L,Superb 01-99 1.8 L/2.0 L,Kodiaq 16-99 1.4 L/2.0 L,Yeti 09-17 1.2 L/2.0 L
Seat|#@# ### ### @|Ibiza 93-99 1.0 L/1.2 L/1.4 L,Leon 99-99 1.4 L/1.6 L/2.0 L,Ateca 16-99 1.0 L/1.5 L
BMW|## ## # ### ###|3 Series 90-99 2.0 L/2.5 L/3.0 L,5 Series 90-99 2.0 L/3.0 L,1 Series 04-99 1.5 L/2.0 L,X3 04-99 2.0 L/3.0 L,X5 00-99 3.0 L/4.4 L,X1 09-99 1.5 L/2.0 L,Z4 03-99 2.0 L/3.0 L
Mini|## ## # ### ###|Cooper 01-99 1.5 L/1.6 L/2.0 L,Countryman 10-99 1.5 L/1.6 L/2.0 L
Mercedes-Benz|A ### ### ## ##|C-Class 93-99 1.8 L/2.0 L/2.2 L,E-Class 94-99 2.0 L/2.2 L/3.5 L,A-Class 97-99 1.3 L/1.6 L,GLC 15-99 2.0 L/2.2 L,ML-Class 98-15 3.0 L/3.5 L,Sprinter 95-99 2.1 L/3.0 L,S-Class 91-99 3.0 L/4.7 L,Vito 96-99 2.1 L
Opel|## ## ###,###### ##|Astra 91-99 1.4 L/1.6 L/1.7 L,Corsa 93-99 1.0 L/1.2 L/1.4 L,Insignia 08-22 1.6 L/2.0 L,Zafira 99-19 1.6 L/1.8 L,Mokka 12-99 1.2 L/1.4 L,Vectra 90-08 1.6 L/1.8 L
Peugeot|#### @#,##########|206 98-12 1.1 L/1.4 L/1.6 L,207 06-14 1.4 L/1.6 L,208 12-99 1.2 L/1.6 L,307 01-08 1.6 L/2.0 L,308 07-99 1.2 L/1.6 L,3008 09-99 1.2 L/1.6 L,Partner 96-99 1.6 L
Citroen|#### @#,##########|C3 02-99 1.1 L/1.2 L/1.4 L,C4 04-99 1.2 L/1.6 L,Berlingo 96-99 1.6 L,Xsara Picasso 99-10 1.6 L/1.8 L
Renault|##########,#########@|Clio 90-99 0.9 L/1.2 L/1.5 L,Megane 95-99 1.3 L/1.5 L/1.6 L,Scenic 96-22 1.5 L/1.6 L,Captur 13-99 0.9 L/1.3 L,Kangoo 97-99 1.5 L,Trafic 01-99 1.6 L/2.0 L,Duster 10-99 1.3 L/1.5 L/1.6 L
Dacia|##########,#########@|Logan 04-99 0.9 L/1.4 L/1.6 L,Sandero 08-99 0.9 L/1.0 L/1.2 L
Fiat|########,####### |Punto 93-18 1.2 L/1.3 L/1.4 L,Panda 90-99 0.9 L/1.2 L,500 07-99 0.9 L/1.2 L/1.4 L,Ducato 94-99 2.3 L/3.0 L,Tipo 15-99 1.4 L/1.6 L,Palio 96-18 1.0 L/1.4 L,Uno 90-21 1.0 L/1.4 L
Hyundai|#####-#@###,#####-@@###|Elantra 91-99 1.8 L/2.0 L,Sonata 90-99 2.0 L/2.4 L,Tucson 04-99 1.6 L/2.0 L,Santa Fe 01-99 2.2 L/2.4 L,i10 07-99 1.0 L/1.2 L,i20 08-99 1.0 L/1.2 L,i30 07-99 1.4 L/1.6 L,Accent 95-22 1.4 L/1.6 L,Kona 17-99 1.6 L/2.0 L,Creta 15-99 1.5 L/1.6 L
Kia|#####-#@###,#####-@@###|Sportage 95-99 1.6 L/2.0 L/2.4 L,Sorento 03-99 2.2 L/2.4 L/3.3 L,Rio 00-23 1.2 L/1.4 L/1.6 L,Picanto 04-99 1.0 L/1.2 L,Ceed 06-99 1.4 L/1.6 L,Optima 01-20 2.0 L/2.4 L,Forte 09-24 1.8 L/2.0 L,Soul 08-99 1.6 L/2.0 L
Mazda|@@##-##-###,@@@#-##-##@@|3 04-99 1.6 L/2.0 L/2.5 L,6 02-21 2.0 L/2.5 L,CX-5 12-99 2.0 L/2.5 L,MX-5 90-99 1.6 L/1.8 L/2.0 L,2 07-99 1.3 L/1.5 L,CX-9 07-23 2.5 L/3.7 L
Subaru|#####@@###|Outback 95-99 2.5 L/3.6 L,Forester 98-99 2.0 L/2.5 L,Impreza 93-99 1.6 L/2.0 L/2.5 L,Legacy 90-99 2.0 L/2.5 L,Crosstrek 13-99 2.0 L/2.5 L
Mitsubishi|####@###,@@######|Lancer 92-17 1.5 L/2.0 L,Outlander 03-99 2.0 L/2.4 L,Pajero 91-21 3.2 L/3.8 L,L200 96-99 2.4 L/2.5 L,ASX 10-99 1.6 L/1.8 L
Volvo|########|V70 97-16 2.0 L/2.4 L,XC60 08-99 2.0 L/2.4 L,XC90 02-99 2.0 L/2.5 L/3.2 L,S60 01-99 2.0 L/2.4 L,V40 95-19 1.6 L/2.0 L
Dodge|########@@|Charger 06-23 3.6 L/5.7 L,Challenger 08-23 3.6 L/5.7 L/6.4 L,Durango 98-99 3.6 L/5.7 L,Grand Caravan 90-20 3.3 L/3.6 L,Journey 09-20 2.4 L/3.6 L
Ram|########@@|1500 94-99 3.6 L/4.7 L/5.7 L,2500 94-99 5.7 L/5.9 L/6.7 L
Jeep|########@@|Wrangler 90-99 2.0 L/3.6 L/4.0 L,Grand Cherokee 93-99 3.6 L/4.7 L/5.7 L,Cherokee 90-23 2.4 L/3.2 L/4.0 L,Compass 07-99 1.3 L/2.4 L,Renegade 15-23 1.3 L/2.4 L
Suzuki|#####-##@##|Swift 90-99 1.2 L/1.3 L,Vitara 90-99 1.4 L/1.6 L,Jimny 98-99 1.3 L/1.5 L,Alto 94-99 0.8 L/1.0 L
Land Rover|@@######|Discovery 90-99 2.5 L/2.7 L/3.0 L,Range Rover 90-99 3.0 L/4.4 L,Freelander 97-14 1.8 L/2.2 L,Defender 90-99 2.2 L/2.5 L/3.0 L
Lexus|#####-#####|RX 98-99 3.3 L/3.5 L,ES 90-99 2.5 L/3.5 L,IS 99-99 2.0 L/2.5 L/3.5 L
Acura|#####-@@@-@##|TL 96-14 3.2 L/3.5 L,MDX 01-99 3.5 L,TSX 04-14 2.4 L
Tesla|#######-##-@|Model S 12-99 ,Model 3 17-99 ,Model Y 20-99 
Lada|#####-#######|Niva 90-99 1.7 L,Granta 11-99 1.6 L,Vesta 15-99 1.6 L/1.8 L
Tata|############|Indica 98-18 1.2 L/1.4 L,Nexon 17-99 1.2 L/1.5 L
Maruti Suzuki|#####@#####|Swift 05-99 1.2 L/1.3 L,Alto 00-99 0.8 L/1.0 L,Wagon R 99-99 1.0 L/1.2 L
`;

const lastYear = 2026;
const year = (text: string) => {
  const two = Number(text);
  return two >= 90 ? 1900 + two : 2000 + two;
};

export type Vehicle = {
  make: string;
  model: string;
  /** First and last model year of one generation. */
  y0: number;
  y1: number;
  engines: readonly string[];
  /** How the maker's part numbers look. */
  forms: readonly string[];
};

type Model = Vehicle & { generations: readonly (readonly [number, number])[] };

const models: readonly Model[] = lines
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [make = "", forms = "", list = ""] = line.split("|");
    return list.split(",").map((entry) => {
      const [, model = "", from = "", to = "", engines = ""] =
        /^(.+) (\d\d)-(\d\d) ?(.*)$/.exec(entry) ?? [];
      const [y0, y1] = [year(from), to === "99" ? lastYear : year(to)];
      return {
        ...{ make, model, y0, y1, generations: generationsOf(make + model, y0, y1) },
        engines: engines.split("/").filter(Boolean),
        forms: forms.split(",").map((form) => form.trim()),
      };
    });
  });

/** Generations last five to seven years. */
function generationsOf(name: string, y0: number, y1: number): [number, number][] {
  const length = 5 + ([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3);
  const made: [number, number][] = [];
  for (let from = y0; from <= y1; from += length)
    made.push([from, Math.min(y1, from + length - 1)]);
  return made;
}

/** One generation of a model, newer ones and those first in the list more often. */
export function pickVehicle({ next }: Random): Vehicle {
  const model = models[Math.floor(models.length * next() ** 1.3)] as Model;
  const { generations } = model;
  const [y0, y1] = generations[Math.floor(generations.length * next() ** 0.7)] ?? [
    model.y0,
    model.y1,
  ];
  return { ...model, y0, y1 };
}
