import type { Flash } from "~/platform/http/flash.server";
import { nameKey } from "~/text/fold";
import { isFact } from "./car-facts";
import { checkDigitWarning, isCheckDigitWrong } from "./check-digit";
import type { GarageChange, GarageOutcome } from "./garage.server";
import {
  type GarageForm,
  parseVehicle,
  type RemovedVehicle,
  type SavedVehicle,
  type Vehicle,
  type VehicleErrors,
} from "./vehicle.schema";
import { vehicleName } from "./vehicle-name";
import type { DecodedVin } from "./vin-decoding.server";
import { decodeVinFor } from "./vin-limit.server";

/** Why nothing was added yet, and what is known so far. */
export interface GarageFormProblem {
  /** What was typed into the VIN's field, and what is wrong with it. */
  vin?: { text: string; message: string };
  /** A VIN that does not identify the vehicle, or a vehicle with wrong fields. */
  unfinished?: {
    values: Record<"year" | "make" | "model" | "engine" | "vin", string>;
    errors: VehicleErrors;
    /** The decoded VIN. */
    decoded: DecodedVin | null;
  };
  notice?: string;
}

export type GarageAnswer =
  /** `removed`: the vehicle that the page offers to restore; the page itself says that it was removed. */
  | { kind: "done"; flash: Flash | null; cookie: string | null; removed?: RemovedVehicle }
  | { kind: "refused"; problem: GarageFormProblem; status: 200 | 400 | 404 | 409 }
  | { kind: "refused"; problem: GarageFormProblem; status: 429; retryAfterSeconds: number };

type Change = (change: GarageChange) => Promise<GarageOutcome>;

async function done(change: Promise<GarageOutcome>, flash: Flash | null): Promise<GarageAnswer> {
  const outcome = await change;
  if (outcome.kind === "changed") {
    const { cookie, removed } = outcome;
    return { kind: "done", flash, cookie, removed };
  }
  const notice =
    outcome.reason === "full"
      ? `Your garage holds up to ${outcome.limit} vehicles. Remove one to add another.`
      : "That vehicle is no longer in your garage.";
  return { kind: "refused", problem: { notice }, status: outcome.reason === "full" ? 409 : 404 };
}

function add(change: Change, vehicle: Vehicle, warning = "") {
  return done(change({ kind: "add", vehicle }), {
    tone: warning ? "info" : "success",
    message: `${vehicleName(vehicle)} is your active vehicle.${warning && ` ${warning}`}`,
  });
}

async function decode(change: Change, text: string, address: string): Promise<GarageAnswer> {
  const outcome = await decodeVinFor(address, text);
  if (outcome.kind !== "ok") {
    const problem = { vin: { text, message: outcome.message } };
    if (outcome.kind === "bad") return { kind: "refused", problem, status: 400 };
    return { kind: "refused", problem, status: 429, retryAfterSeconds: outcome.retryAfterSeconds };
  }
  const { decoded } = outcome;
  if (decoded.vehicle) {
    const { year, make, model, engineLabel } = decoded.vehicle;
    const vehicle = { year, make, model, engine: engineLabel || null, vin: decoded.vin };
    return add(change, vehicle, isCheckDigitWrong(decoded) ? checkDigitWarning : "");
  }
  const values = {
    year: decoded.years[0]?.toString() ?? "",
    make: decoded.makes.length === 1 ? (decoded.makes[0] ?? "") : "",
    model: "",
    engine: "",
    vin: decoded.vin,
  };
  return { kind: "refused", problem: { unfinished: { values, errors: {}, decoded } }, status: 200 };
}

const nothingAnswered = "We couldn't tell which vehicle or what answer that was. Try again.";

/** By year and name, in whatever spelling: the page of a part has the listings' own. */
const isSameCar = (a: Vehicle, b: Vehicle) =>
  a.year === b.year && nameKey(a.make) === nameKey(b.make) && nameKey(a.model) === nameKey(b.model);

/** Keeps what somebody said of a vehicle, the active one or that which the form's page was about; or forgets it all. */
async function answer(
  change: Change,
  form: GarageForm,
  active: SavedVehicle | null,
): Promise<GarageAnswer> {
  const { key = "", value = "" } = form;
  if (form.intent === "forget") {
    const forget = change({ kind: "answer", id: form.id ?? "", answer: null });
    return done(forget, { tone: "success", message: "Your answers are forgotten." });
  }
  const problem = { kind: "refused", problem: { notice: nothingAnswered }, status: 400 } as const;
  if (!isFact(key, value)) return problem;
  const parsed = form.make ? parseVehicle(form) : undefined;
  if (parsed?.kind === "bad") return problem;
  const asked = parsed?.vehicle ?? active;
  if (!asked) return problem;
  const said = { key, value };
  const saved = { tone: "success", message: `Saved for your ${vehicleName(asked)}.` } as const;
  return active && isSameCar(active, asked)
    ? done(change({ kind: "answer", id: active.id, answer: said }), saved)
    : done(change({ kind: "add", vehicle: { ...asked, vin: null }, answer: said }), saved);
}

const tooLate = "We can't bring that vehicle back. Add it again below.";

/**
 * Does what a form of the garage's page asks, by `change`, and says how the page answers. `removed`: what
 * can be put back. `active`: what is answered for, where the form names no vehicle. `address`: of the client, whose VINs are counted.
 */
export async function answerGarageForm(
  form: GarageForm,
  change: Change,
  {
    removed,
    address,
    active,
  }: { removed: RemovedVehicle | null; address: string; active: SavedVehicle | null },
): Promise<GarageAnswer> {
  const { intent, id = "" } = form;
  if (intent === "decode") return decode(change, form.vin ?? "", address);
  if (intent === "activate")
    return done(change({ kind: intent, id }), {
      tone: "success",
      message: "That's your active vehicle now.",
    });
  if (intent === "answer" || intent === "forget") return answer(change, form, active);
  if (intent === "remove") return done(change({ kind: intent, id }), null);
  if (intent === "restore") {
    if (!removed) return { kind: "refused", problem: { notice: tooLate }, status: 404 };
    return done(change({ kind: intent, removed }), {
      tone: "success",
      message: `${vehicleName(removed)} is back.`,
    });
  }
  const { year = "", make = "", model = "", engine = "", vin = "" } = form;
  const values = { year, make, model, engine, vin };
  const parsed = parseVehicle(form);
  if (parsed.kind === "ok") {
    const answer = await add(change, parsed.vehicle);
    // What was typed or chosen waits for room.
    if (answer.kind === "refused")
      answer.problem.unfinished = { values, errors: {}, decoded: null };
    return answer;
  }
  const decoded = vin ? await decodeVinFor(address, vin) : undefined;
  return {
    kind: "refused",
    status: 400,
    problem: {
      unfinished: {
        values,
        errors: parsed.errors,
        decoded: decoded?.kind === "ok" ? decoded.decoded : null,
      },
    },
  };
}
