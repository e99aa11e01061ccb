import { createServer } from "node:http";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/*
 * The least that a React server can do for one page: the very elements that the site's own page has,
 * rendered again for each request, with no routes, loaders, session or database behind them. For data,
 * the same object serialised again for each request. Started by ./run.ts with an address to copy;
 * answers everything with that page, on the port that it sends to its parent.
 */
const [address = "", cookie = ""] = process.argv.slice(2);
const original = await fetch(address, { headers: { cookie } });
const type = original.headers.get("content-type") ?? "text/html";
const text = await original.text();

const answer = type.includes("json") ? dataServer(JSON.parse(text)) : pageServer(text);
const server = createServer(answer).listen(0, "127.0.0.1", () => {
  const bound = server.address();
  process.send?.({ port: typeof bound === "object" ? bound?.port : undefined });
});

type Handler = Parameters<typeof createServer>[1] & object;

function dataServer(data: unknown): Handler {
  return (_request, response) => {
    response.setHeader("Content-Type", type);
    response.end(JSON.stringify(data));
  };
}

function pageServer(html: string): Handler {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error(`${address} is not a page.`);
  return (_request, response) => {
    const { pipe } = renderToPipeableStream(build(root), {
      onShellReady() {
        response.setHeader("Content-Type", type);
        pipe(response);
      },
    });
  };
}

type Element = DefaultTreeAdapterTypes.Element;

function isElement(node: DefaultTreeAdapterTypes.Node): node is Element {
  return "tagName" in node;
}

/** Makes the React elements again, as components would at each render. */
function build(element: Element): ReactNode {
  const props: Record<string, unknown> = {};
  for (const { name, prefix, value } of element.attrs)
    props[reactName(prefix ? `${prefix}:${name}` : name)] = reactValue(name, value);
  const [first] = element.childNodes;
  if (/^(script|style|textarea)$/.test(element.tagName)) {
    const raw = first && "value" in first ? first.value : "";
    if (element.tagName === "textarea") props.defaultValue = raw;
    else props.dangerouslySetInnerHTML = { __html: raw };
    return createElement(element.tagName, props);
  }
  const children = element.childNodes.map((child) => {
    if (isElement(child)) return build(child);
    return "value" in child ? child.value : null;
  });
  return createElement(element.tagName, props, ...children);
}

function reactName(name: string): string {
  if (/^(data|aria)-/.test(name)) return name;
  if (name === "class") return "className";
  if (name === "for") return "htmlFor";
  if (name === "charset") return "charSet";
  return name.replaceAll(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}

const booleans =
  /^(async|checked|disabled|hidden|multiple|nomodule|novalidate|open|readonly|required|selected)$/;

function reactValue(name: string, value: string): unknown {
  if (name === "style")
    return Object.fromEntries(
      value.split(";").flatMap((rule) => {
        const [property, ...rest] = rule.split(":");
        const key = property?.trim() ?? "";
        return key && rest.length > 0
          ? [[key.startsWith("--") ? key : reactName(key), rest.join(":").trim()]]
          : [];
      }),
    );
  return value === "" && booleans.test(name) ? true : value;
}
