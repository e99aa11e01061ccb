import type { IncomingMessage } from "node:http";
import { mockFolder } from "./addresses";
import {
  parseScenarios,
  type Scenarios,
  type Service,
  serviceNames,
  serviceOf,
  writeScenarios,
} from "./services";

/* Which scenarios a browser has chosen in the mocked development server: by address, kept by cookie. */

/** `/login?mock=identityToolkit:slow`; an empty one forgets what was chosen. */
export const choiceParameter = "mock";

const cookieName = "partlane-mock";

/** Where all there is can be seen and chosen. */
export const choicePath = `${mockFolder}/`;

/** What the request's cookie says; what makes no sense any more counts for nothing. */
export function chosenBy({ headers }: Pick<IncomingMessage, "headers">): Partial<Scenarios> {
  const found = headers.cookie?.match(new RegExp(`(?:^|; )${cookieName}=([^;]*)`))?.[1];
  try {
    return parseScenarios(decodeURIComponent(found ?? ""));
  } catch {
    return {};
  }
}

/** The header that keeps a choice for as long as the browser is open. */
export function choiceCookie(chosen: Partial<Scenarios>): string {
  const text = writeScenarios(chosen);
  const kept = `${cookieName}=${encodeURIComponent(text)}; Path=/; SameSite=Lax`;
  return text ? kept : `${kept}; Max-Age=0`;
}

/** The scenarios of a form that has a field for each service. */
export function chosenInForm(fields: URLSearchParams): Partial<Scenarios> {
  const told = [...fields].filter(([name, value]) => value && name !== choiceParameter);
  return parseScenarios(told.map((field) => field.join(":")).join(","));
}

function row(name: Service, chosen: Partial<Scenarios>): string {
  const { title, scenarios, isOurs, isForAll } = serviceOf(name);
  const usual = isOurs ? "as the site answers" : "as it was started";
  const whose = isForAll ? " (for everybody: no browser asks it)" : "";
  const options = scenarios.map(
    (scenario) => `<option${chosen[name] === scenario ? " selected" : ""}>${scenario}</option>`,
  );
  return `<label><span>${title} <code>${name}</code>${whose}</span><select name="${name}"><option value="">${usual}</option>${options.join("")}</select></label>`;
}

/** A page with a choice for each service. */
export function choicePage(chosen: Partial<Scenarios>): string {
  const rows = serviceNames.map((name) => row(name, chosen));
  const text = writeScenarios(chosen);
  const example = `?${choiceParameter}=${text || "identityToolkit:slow,tiles:offline"}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Mocked services</title>
<style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.5rem 0}select,button{font:inherit;min-height:44px;min-width:12rem}</style>
<h1>Mocked services</h1>
<p>What they answer this browser, until it is closed. The same by address, on any page: <code>${example}</code></p>
<form action="${choicePath}choose">${rows.join("\n")}<p><button>Choose</button> <a href="${choicePath}choose">Forget all</a> <a href="/">To the site</a></p></form></html>`;
}
