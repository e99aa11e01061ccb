import { data, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { flashCookie } from "~/platform/flash.server";
import { checkedRedirectPath } from "~/platform/redirect.server";
import { readForm } from "~/platform/request.server";
import { currentAccount } from "~/platform/session.server";
import { changeGarage } from "./garage.server";
import { answerGarageForm } from "./garage-form.server";
import { garageFormSchema } from "./vehicle.schema";

/**
 * The action of /garage and of the garage's forms elsewhere: leads on with a message where it is done,
 * and says what is missing or wrong where it is not.
 */
export async function garageAction(request: Request) {
  const account = await currentAccount(request);
  const form = await readForm(request, garageFormSchema);
  const next = checkedRedirectPath(form.redirectTo, paths.garage());
  const answer = await answerGarageForm(form, (change) =>
    changeGarage({ accountId: account?.id ?? null, request }, change),
  );
  if (answer.kind === "sorry") return data(answer.sorry, { status: answer.status });
  const headers = new Headers({ "Set-Cookie": await flashCookie(answer.flash) });
  if (answer.cookie) headers.append("Set-Cookie", answer.cookie);
  return redirect(next, { status: 303, headers });
}
