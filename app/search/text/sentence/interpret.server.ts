import { detectIntent, type VehicleIntent } from "../intent.server";
import { setText, setVehicle } from "../interpret-query.server";
import { resolveText } from "../resolve-text.server";
import type { InterpretAnswer } from "./interpret.schema";
import { type ReadQuery, readQuery, searchSaid } from "./read-query.server";
import { type Piece, type Reading, rawOf } from "./read-sentence";

/** What a text was taken to say, and the search that it leads to. Whether it may be kept for others: no VIN is. */
export async function interpretText(
  text: string,
  today = new Date(),
): Promise<{ answer: InterpretAnswer; isPrivate: boolean }> {
  const subject = await detectIntent(text, today);
  const isPrivate = subject.kind !== "plain" && subject.kind !== "vehicle";
  const known = subject.kind === "vehicle" || subject.kind === "vin" ? subject.vehicle : null;
  const words = subject.kind === "vin" ? subject.words : text;
  const query = await readQuery(words, known !== null);
  const rest = subject.kind === "vehicle" ? await readQuery(subject.words, true) : undefined;
  return { answer: await answerOf(query, rest ?? query, known), isPrivate };
}

/** `left`: what is read from the text without its vehicle. */
async function answerOf(
  { reading, place }: ReadQuery,
  left: ReadQuery,
  known: VehicleIntent | null,
): Promise<InterpretAnswer> {
  const { text, filters } = searchSaid(left.reading, known?.make ?? reading.vehicle?.make ?? null);
  const resolved = await resolveText({ text, vehicle: known ?? undefined });
  const { number, words } = resolved;
  const slips = (words?.meant ?? []).flatMap(({ asked, corrected }) =>
    corrected ? [{ from: asked, to: corrected }] : [],
  );
  const search = new URLSearchParams();
  setText(search, text);
  for (const [name, value] of filters) search.set(name, value);
  if (known) setVehicle(search, known);
  if (place) search.set("near", `${place.lat},${place.lng}`);
  const rawsOf = (...kinds: Piece["kind"][]) =>
    reading.pieces
      .filter(({ kind }) => kinds.includes(kind))
      .map((piece) => rawOf(reading.tokens, piece));
  return {
    ...{ partTypes: [...reading.partTypes], vehicle: vehicleOf(reading, known) },
    position: [...reading.positions],
    ...{ condition: reading.condition, price: reading.price, quantity: reading.quantity },
    ...{ brand: reading.brand, partNumber: number?.match === "exact" ? number.norm : null },
    place: placeOf({ reading, place }),
    words: rawsOf("word", "modifier", "brand", "genuine"),
    corrections: slips.length > 0 ? slips : [...reading.corrections],
    ignored: rawsOf("noise"),
    pieces: reading.pieces.map((piece) => ({
      kind: piece.kind,
      text: rawOf(reading.tokens, piece),
    })),
    search: String(search),
  };
}

function vehicleOf(
  { vehicle: said }: Reading,
  known: VehicleIntent | null,
): InterpretAnswer["vehicle"] {
  if (!said && !known) return null;
  const models = [...(known ? [known.model] : []), ...(said?.models ?? [])];
  return {
    year: known?.year ?? said?.year ?? null,
    years: said?.years ?? null,
    make: known?.make ?? said?.make ?? null,
    models: [...new Set(models)],
    generation: said?.generation ?? null,
    engine: said?.engine ?? null,
    trim: said?.trim ?? null,
  };
}

function placeOf({ reading, place }: ReadQuery): InterpretAnswer["place"] {
  if (place) return { label: place.label, lat: place.lat, lng: place.lng };
  return reading.place ? { label: null, lat: null, lng: null } : null;
}
