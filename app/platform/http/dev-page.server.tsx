import { renderToStaticMarkup } from "react-dom/server";
import { env } from "~/platform/config/env.server";

/* Pages for those who develop the site, which others never see: without a script, and apart from its design. */

/** What is written by others is shown, never run: no scripts, and nothing from anywhere. */
export const devPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:; form-action 'self'";

export const devHeaders = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

const styles = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
a{color:inherit}table{border-collapse:collapse;width:100%}td,th{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
iframe{width:100%;height:40rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:1rem}
nav a{display:inline-block;min-height:44px;line-height:44px;margin-right:1rem}
button{font:inherit;min-height:44px;min-width:44px;padding:0 .75rem}.wide{overflow-x:auto}`;

function Page({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <h1>{title}</h1>
        {children}
      </body>
    </html>
  );
}

export const devPage = (title: string, children: React.ReactNode, status = 200) =>
  new Response(`<!doctype html>${renderToStaticMarkup(<Page title={title}>{children}</Page>)}`, {
    status,
    headers: {
      ...devHeaders,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": devPolicy,
    },
  });

/** What a site that others see answers where a development server has such a page; undefined on one. */
export const notInDevelopment = (): Response | undefined =>
  env().NODE_ENV === "development"
    ? undefined
    : new Response("Not found", { status: 404, headers: devHeaders });
