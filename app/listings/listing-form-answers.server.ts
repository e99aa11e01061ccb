import { paths } from "~/paths";
import type { Flash } from "~/platform/http/flash.server";
import type { ListingRefusal } from "./EditListingPage";
import type { DraftFields, ListingField, ListingForm } from "./listing-form";
import {
  type ListingAction,
  listingActions,
  listingTransitions,
  stateLabels,
} from "./listing-graph";
import { movePhoto } from "./listing-photos.server";
import {
  actOnListing,
  discardDraft,
  getEditedListing,
  knownByNumber,
  publishListing,
  type SaveDraftOutcome,
  saveDraft,
  withCopiedVehicles,
  withKnown,
} from "./listings.server";
import { lookUp } from "./look-up.server";
import { addTaken } from "./taken";
import type { AutoSaved } from "./useSavedDraft";

/** What the listing's form comes to. */
export type ListingFormAnswer =
  | { kind: "go"; to: string; flash?: Flash }
  | { kind: "auto"; saved: AutoSaved; status: number }
  /** The first save of a draft, without a button: its address takes the page's place. */
  | { kind: "begun"; to: string }
  | { kind: "refused"; refusal: ListingRefusal; status: 400 | 409 | 429 }
  | { kind: "not-found" };

interface Asking {
  accountId: string;
  /** Undefined before the first save. */
  id?: string;
  /** The client's, by which looking up VINs is limited. */
  address: string;
  /** The client's, in which a place is meant to be that says no more (ISO 3166-1). */
  country: string;
}

/** Does what the pressed button of a listing's form says. */
export async function answerListingForm(
  asking: Asking,
  { intent, auto, version: typedVersion, ...fields }: ListingForm,
): Promise<ListingFormAnswer> {
  const { accountId, id } = asking;
  const action = listingActions.find((each) => each === intent);
  if (id && action) return act({ accountId, id }, action);
  if (id && intent.startsWith("photo-")) return photo({ accountId, id }, intent);
  if (id && intent === "discard") {
    await discardDraft({ accountId, id });
    return go(paths.dashboardListings(), "success", "The draft is gone.");
  }
  // What is as it was needs no draft.
  if (id && intent === "preview" && (await isSaved({ accountId, id }, fields)))
    return { kind: "go", to: paths.listingPreview(id) };
  const version = Number.parseInt(typedVersion, 10) || 0;
  const { fields: draft, flash } = await filledIn(fields, { ...asking, intent });
  const saved = await saveDraft({ accountId }, { id, fields: draft, version });
  if (auto && !id && saved.kind === "saved")
    return { kind: "begun", to: paths.dashboardListing(saved.id) };
  if (auto) return autoSaved(saved);
  if (saved.kind !== "saved") return notSaved(saved, draft);
  const here = paths.dashboardListing(saved.id);
  if (flash) return { kind: "go", to: here, flash };
  if (intent === "preview") return { kind: "go", to: paths.listingPreview(saved.id) };
  if (intent !== "publish" && intent !== "publish-twice")
    return go(here, "success", "Draft saved.");
  return publish(
    { accountId, id: saved.id, country: asking.country },
    { fields: draft, isWantedTwice: intent === "publish-twice" },
  );
}

/** Whether a listing or its draft says the same as its form. */
async function isSaved(of: { accountId: string; id: string }, fields: DraftFields) {
  const edited = await getEditedListing(of);
  if (!edited) return false;
  const textOf = (from: DraftFields, name: ListingField) =>
    (from[name] ?? "").replaceAll("\r\n", "\n");
  return Object.keys(fields).every((name) => {
    const field = name as ListingField;
    return textOf(fields, field) === textOf(edited.fields, field);
  });
}

/** Begin what copies the vehicles of the listing whose id follows, and what takes the part type that follows. */
const copyVehicles = "copy-vehicles:";
const useType = "use-type:";

/** The fields with what the button fills in, and what to say of that; of other buttons, as they are. */
async function filledIn(
  fields: DraftFields,
  { intent, id = "", address }: Omit<Asking, "country"> & { intent: string },
): Promise<{ fields: DraftFields; flash?: Flash }> {
  const check = (message: string): Flash => ({ tone: "success", message });
  if (intent === "look-up") return await lookUp(address, fields);
  if (intent === "use-known") {
    const known = await knownByNumber(fields.partNumber ?? "");
    const filled = known ? withKnown(fields, known) : fields;
    return { fields: filled, flash: check("Filled in. Check each detail.") };
  }
  if (intent.startsWith(useType)) {
    const taken = addTaken(fields.taken ?? "", ["partType"], "look-up");
    const partType = intent.slice(useType.length);
    return {
      // Its choices are offered no more.
      fields: { ...fields, partType, taken, looked: "" },
      flash: check("Filled in. Check each detail."),
    };
  }
  if (!intent.startsWith(copyVehicles)) return { fields };
  const from = intent.slice(copyVehicles.length);
  return {
    fields: await withCopiedVehicles(fields, { from, except: id }),
    flash: check("Copied. Check each vehicle."),
  };
}

const go = (to: string, tone: Flash["tone"], message: string): ListingFormAnswer => ({
  kind: "go",
  to,
  flash: { tone, message },
});

function autoSaved(saved: SaveDraftOutcome): ListingFormAnswer {
  if (saved.kind === "saved") return { kind: "auto", saved, status: 200 };
  if (saved.kind === "conflict") return { kind: "auto", saved: { kind: "conflict" }, status: 409 };
  return { kind: "auto", saved: { kind: "refused" }, status: 400 };
}

function notSaved(
  saved: Exclude<SaveDraftOutcome, { kind: "saved" }>,
  values: DraftFields,
): ListingFormAnswer {
  const nothing = { errors: {}, rules: [], values };
  if (saved.kind === "conflict") {
    const { fields, version } = saved;
    return { kind: "refused", refusal: { ...nothing, theirs: { fields, version } }, status: 409 };
  }
  if (saved.reason === "too-many") {
    const message = "You have 500 drafts. Publish or discard some first.";
    return {
      kind: "refused",
      refusal: { ...nothing, errors: { partNumber: message } },
      status: 429,
    };
  }
  if (saved.reason === "no-business")
    return go(paths.settingsBusiness(), "info", "First say who sells.");
  return { kind: "not-found" };
}

async function publish(
  { country, ...of }: { accountId: string; id: string; country: string },
  { fields, isWantedTwice }: { fields: DraftFields; isWantedTwice: boolean },
): Promise<ListingFormAnswer> {
  const outcome = await publishListing({ ...of, country, isWantedTwice });
  if (outcome.kind === "published")
    return go(
      paths.dashboardListings(),
      "success",
      outcome.isFirst ? "Published. Buyers can find it now." : "Your changes are published.",
    );
  if (outcome.kind === "not-found") return { kind: "not-found" };
  if (outcome.kind === "conflict") {
    const edited = await getEditedListing(of);
    const theirs = { fields: outcome.fields, version: edited?.version ?? 0 };
    return {
      kind: "refused",
      refusal: { errors: {}, rules: [], values: fields, theirs },
      status: 409,
    };
  }
  const { errors, rules, duplicate, places } = outcome;
  return {
    kind: "refused",
    refusal: { errors, rules, duplicate, places, values: fields },
    status: duplicate ? 409 : 400,
  };
}

async function act(
  of: { accountId: string; id: string },
  action: ListingAction,
): Promise<ListingFormAnswer> {
  const outcome = await actOnListing(of, action);
  if (outcome.kind === "not-found") return outcome;
  const here = paths.dashboardListing(of.id);
  if (outcome.kind === "done") return go(here, "success", listingTransitions[action].done);
  const now = stateLabels[outcome.state].toLowerCase();
  return go(here, "info", `This listing is ${now}, so nothing changed.`);
}

async function photo(
  of: { accountId: string; id: string },
  intent: string,
): Promise<ListingFormAnswer> {
  const [, move, photoId = ""] = /^photo-(earlier|remove):(.+)$/.exec(intent) ?? [];
  if (move !== "earlier" && move !== "remove") return { kind: "not-found" };
  const outcome = await movePhoto({ ...of, photoId, move });
  if (outcome.kind === "not-found") return { kind: "not-found" };
  const done = move === "remove" ? "The photo is taken off the draft." : "The photo moved.";
  return go(paths.dashboardListing(of.id), "success", done);
}
