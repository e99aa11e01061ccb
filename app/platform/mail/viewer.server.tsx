import { env } from "~/platform/config/env.server";
import { devHeaders, devPage, devPolicy, notInDevelopment } from "~/platform/http/dev-page.server";
import { listMessages, mailFolder, readMessage, readSource } from "./file-transport.server";
import type { Message } from "./message.server";

/** Where the messages are shown; `dev:mocked` and `dev` serve it, nothing else does. */
const viewerPath = "/__mail/";

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

/**
 * The mail that the development server has written: a list, a message, and of that `html` or `source`
 * alone. 404 for anything else, and always when this is no development server.
 * @param path what follows `/__mail/`.
 */
export async function showMail(path: string): Promise<Response> {
  const refusal = notInDevelopment();
  if (refusal) return refusal;
  const folder = mailFolder(env().DATA_DIR);
  if (path === "") return devPage("Mail", <List messages={await listMessages(folder)} />);
  const [id = "", part, ...more] = path.split("/");
  const [message, source] = await Promise.all([readMessage(folder, id), readSource(folder, id)]);
  if (!message || source === undefined || more.length > 0)
    return devPage("No such message", <a href={viewerPath}>All mail</a>, 404);
  switch (part) {
    case undefined:
    case "":
      return devPage(message.subject, <Shown message={message} source={source} />);
    case "html":
      return new Response(message.html, {
        headers: {
          ...devHeaders,
          "Content-Type": "text/html; charset=utf-8",
          "Content-Security-Policy": `${devPolicy}; sandbox; frame-ancestors 'self'`,
        },
      });
    case "source":
      return new Response(source, {
        headers: { ...devHeaders, "Content-Type": "text/plain; charset=utf-8" },
      });
    default:
      return devPage("No such part of the message", <a href={viewerPath}>All mail</a>, 404);
  }
}
