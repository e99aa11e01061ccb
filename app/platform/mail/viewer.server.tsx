import { renderToStaticMarkup } from "react-dom/server";
import { env } from "~/platform/config/env.server";
import { listMessages, mailFolder, readMessage, readSource } from "./file-transport.server";
import type { Message } from "./message.server";

/** Where the messages are shown; `dev:mocked` and `dev` serve it, nothing else does. */
const viewerPath = "/__mail/";

/** What is written by others is shown, never run: no scripts, and nothing from anywhere. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; img-src data:";
const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

const styles = `body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}
a{color:inherit}table{border-collapse:collapse;width:100%}td,th{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top}
iframe{width:100%;height:40rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid;padding:1rem}
nav a{display:inline-block;min-height:44px;line-height:44px;margin-right:1rem}`;

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

function List({ messages }: { messages: readonly Message[] }) {
  if (messages.length === 0) return <p>No mail yet. Mail from the site shows up here.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Written (UTC)</th>
          <th>To</th>
          <th>Subject</th>
          <th>Kind</th>
        </tr>
      </thead>
      <tbody>
        {messages.map(({ id, to, subject, kind, writtenAt }) => (
          <tr key={id}>
            <td>{writtenAt.slice(0, 19).replace("T", " ")}</td>
            <td>{to}</td>
            <td>
              <a href={`${viewerPath}${id}`}>{subject}</a>
            </td>
            <td>{kind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Shown({ message, source }: { message: Message; source: string }) {
  const [head = ""] = source.split("\r\n\r\n");
  return (
    <>
      <nav>
        <a href={viewerPath}>All mail</a>
        <a href={`${viewerPath}${message.id}/html`}>HTML alone</a>
        <a href={`${viewerPath}${message.id}/source`}>Source</a>
      </nav>
      <p>To {message.to}</p>
      <h2>HTML</h2>
      <iframe title="The mail as HTML" sandbox="" src={`${viewerPath}${message.id}/html`} />
      <h2>Text</h2>
      <pre>{message.text}</pre>
      <h2>Headers</h2>
      <pre>{head}</pre>
    </>
  );
}

const page = (title: string, children: React.ReactNode, status = 200) =>
  new Response(`<!doctype html>${renderToStaticMarkup(<Page title={title}>{children}</Page>)}`, {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    },
  });

/**
 * The mail that the development server has written: a list, a message, and of that `html` or `source`
 * alone. 404 for anything else, and always when this is no development server.
 * @param path what follows `/__mail/`.
 */
export async function showMail(path: string): Promise<Response> {
  const { NODE_ENV, DATA_DIR } = env();
  if (NODE_ENV !== "development") return new Response("Not found", { status: 404, headers });
  const folder = mailFolder(DATA_DIR);
  if (path === "") return page("Mail", <List messages={await listMessages(folder)} />);
  const [id = "", part, ...more] = path.split("/");
  const [message, source] = await Promise.all([readMessage(folder, id), readSource(folder, id)]);
  if (!message || source === undefined || more.length > 0)
    return page("No such message", <a href={viewerPath}>All mail</a>, 404);
  switch (part) {
    case undefined:
    case "":
      return page(message.subject, <Shown message={message} source={source} />);
    case "html":
      return new Response(message.html, {
        headers: {
          ...headers,
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": `${policy}; sandbox; frame-ancestors 'self'`,
        },
      });
    case "source":
      return new Response(source, {
        headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
      });
    default:
      return page("No such part of the message", <a href={viewerPath}>All mail</a>, 404);
  }
}
