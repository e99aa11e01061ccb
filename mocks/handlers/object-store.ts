import { getResponse, HttpResponse, http } from "msw";
import { mockFolder } from "../addresses";
import { late, never } from "../answers";
import type { MockedService, StoredObject, World } from "../service";

/*
 * An object store that speaks the protocol of Amazon S3, as far as the site uses it: objects of a bucket that
 * stands in the path. https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */

const scenarios = [
  "success",
  "loading",
  "slow",
  "error",
  "offline",
  /** The key may not do that. */
  "accessDenied",
  "noSuchBucket",
  /** Answers of success that are not what was asked for. */
  "malformed",
  /** Objects end before their length is reached. */
  "cutShort",
] as const;

type Scenario = (typeof scenarios)[number];

const bucket = `*${mockFolder}/objects/:bucket`;
const object = `${bucket}/*`;
const requests = [
  `PUT ${object}`,
  `GET ${object}`,
  `HEAD ${object}`,
  `DELETE ${object}`,
  `GET ${bucket}`,
];

/** So many keys a page: the service's own pages have 1,000. */
const pageSize = 3;

const xml = (body: string, status = 200) =>
  new HttpResponse(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
    status,
    headers: { "Content-Type": "application/xml" },
  });

const refusal = (status: number, code: string) =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);

/** The key of an object: what follows the bucket. */
const keyOf = (request: Request) =>
  decodeURIComponent(
    new URL(request.url).pathname.split(`${mockFolder}/objects/`)[1]?.replace(/^[^/]*\//, "") ?? "",
  );

/** Requests are signed in the header, by version 4. */
const isSigned = (request: Request) =>
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[^/]+\/s3\/aws4_request, /.test(
    request.headers.get("Authorization") ?? "",
  );

function storeHandlers(objects: World["objects"], { isCutShort = false } = {}) {
  const unsigned = () => refusal(403, "AccessDenied");
  const headersOf = ({ body, type, putAt }: StoredObject) => ({
    "Content-Type": type,
    "Content-Length": String(body.byteLength),
    "Last-Modified": putAt.toUTCString(),
    ETag: '"0"',
  });
  const list = (request: Request) => {
    const { searchParams } = new URL(request.url);
    const prefix = searchParams.get("prefix") ?? "";
    const after = searchParams.get("continuation-token") ?? "";
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const left = keys.filter((key) => key > after);
    const page = left.slice(0, pageSize);
    const isTruncated = left.length > page.length;
    const contents = page.map((key) => {
      const { body, putAt } = objects.get(key) as StoredObject;
      return `<Contents><Key>${key}</Key><LastModified>${putAt.toISOString()}</LastModified><Size>${body.byteLength}</Size></Contents>`;
    });
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return xml(
      `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`,
    );
  };
  return [
    http.put(object, async ({ request }) => {
      if (!isSigned(request)) return unsigned();
      // Most services take no chunks that are signed or summed one by one.
      if (request.headers.get("Content-Encoding")?.includes("aws-chunked"))
        return refusal(501, "NotImplemented");
      const body = new Uint8Array(await request.arrayBuffer());
      if (Number(request.headers.get("Content-Length")) !== body.byteLength)
        return refusal(411, "MissingContentLength");
      const type = request.headers.get("Content-Type") ?? "application/octet-stream";
      objects.set(keyOf(request), { body, type, putAt: new Date() });
      return new HttpResponse(null, { status: 200, headers: { ETag: '"0"' } });
    }),

    http.head(object, ({ request }) => {
      if (!isSigned(request)) return new HttpResponse(null, { status: 403 });
      const found = objects.get(keyOf(request));
      return found
        ? new HttpResponse(null, { headers: headersOf(found) })
        : new HttpResponse(null, { status: 404 });
    }),

    http.get(object, ({ request }) => {
      if (!isSigned(request)) return unsigned();
      const key = keyOf(request);
      // The bucket itself, with a slash after its name.
      if (!key) return list(request);
      const found = objects.get(key);
      if (!found) return refusal(404, "NoSuchKey");
      const { body } = found;
      const shown = isCutShort ? body.slice(0, body.byteLength / 2) : body;
      return new HttpResponse(shown, { headers: headersOf(found) });
    }),

    http.delete(object, ({ request }) => {
      if (!isSigned(request)) return unsigned();
      objects.delete(keyOf(request));
      return new HttpResponse(null, { status: 204 });
    }),

    http.get(bucket, ({ request }) => (isSigned(request) ? list(request) : unsigned())),
  ];
}

const always = (answer: () => Response | Promise<Response>) => [
  http.all(object, answer),
  http.all(bucket, answer),
];

function handlersOf(scenario: Scenario, objects: World["objects"]) {
  switch (scenario) {
    case "success":
      return storeHandlers(objects);
    case "cutShort":
      return storeHandlers(objects, { isCutShort: true });
    case "slow":
      return [
        http.all(`*${mockFolder}/objects/*`, ({ request }) =>
          late(async () => await getResponse(storeHandlers(objects), request)),
        ),
      ];
    case "loading":
      return always(never);
    case "error":
      return always(() => refusal(503, "SlowDown"));
    case "offline":
      return always(() => HttpResponse.error());
    case "accessDenied":
      return always(() => refusal(403, "AccessDenied"));
    case "noSuchBucket":
      return always(() => refusal(404, "NoSuchBucket"));
    case "malformed":
      return always(() => new HttpResponse("<ListBucketResult><Key", { status: 200 }));
  }
}

export const objectStore: MockedService<Scenario> = {
  title: "Object store",
  requests,
  isOurs: false,
  unseen: "the site's server asks it",
  scenarios,
  handlers: (scenario, { objects }) => handlersOf(scenario, objects),
};
