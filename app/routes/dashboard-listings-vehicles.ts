import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/platform/auth/session.server";
import { jsonAnswer } from "~/platform/http/cached-json.server";
import { modelChoices } from "~/vehicles/catalogue.server";

/** Models of a make and engines of a model, as JSON, for the rows of what a part fits. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request);
  const query = new URL(request.url).searchParams;
  const said = (name: string) => query.get(name) ?? "";
  const years = { from: Number(said("from")) || null, to: Number(said("to")) || null };
  const choices = await modelChoices({ make: said("make"), model: said("model"), ...years });
  return jsonAnswer(request, choices, "private, max-age=3600");
}

export { readOnly as action } from "~/platform/http/request.server";
