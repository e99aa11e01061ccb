import { data, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { flashCookie } from "~/platform/http/flash.server";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { clientAddress, readForm } from "~/platform/http/request.server";
import { activeVehicle, changeGarage } from "./garage.server";
import { answerGarageForm } from "./garage-form.server";
import { removedVehicle } from "./removed-vehicle.server";
import { garageFormSchema } from "./vehicle.schema";
import { vehicleChoice } from "./vehicle-choice.server";

/**
 * The action of /garage and of the garage's forms elsewhere: leads on with a message where it is done,
 * and says what is missing or wrong where it is not.
 */
export async function garageAction(request: Request) {
  const account = await currentAccount(request);
  const form = await readForm(request, garageFormSchema);
  // Who was choosing another one goes on with that.
  const isChosen = form.intent === "add" || form.intent === "decode";
  const here = isChosen ? paths.garage() : await choicePath(request);
  const next = checkedRedirectPath(form.redirectTo, here);
  const accountId = account?.id ?? null;
  const answer = await answerGarageForm(
    form,
    (change) => changeGarage({ accountId, request }, change),
    {
      removed: await removedVehicle.read(request, { accountId }),
      address: clientAddress(request),
      active: form.intent === "answer" ? await activeVehicle({ accountId, request }) : null,
    },
  );
  if (answer.kind === "refused") {
    const { problem, status } = answer;
    const headers: HeadersInit =
      answer.status === 429 ? { "Retry-After": String(answer.retryAfterSeconds) } : {};
    return data(problem, { status, headers });
  }
  const headers = new Headers();
  const cookies = [
    answer.flash ? await flashCookie(answer.flash) : null,
    answer.cookie,
    await (answer.removed
      ? removedVehicle.remember(answer.removed, { accountId })
      : removedVehicle.forget(request)),
  ];
  for (const cookie of cookies) if (cookie) headers.append("Set-Cookie", cookie);
  return redirect(next, { status: 303, headers });
}

async function choicePath(request: Request): Promise<string> {
  return paths.garage(await vehicleChoice(new URL(request.url).searchParams));
}
