import { HttpResponse } from "msw";
import { type SetupWorker, setupWorker } from "msw/browser";
import { mockFolder } from "./addresses";
import { unmockedMessage } from "./unhandled";

/** The page's own files are no requests to the outside world, nor to the site. */
export function isOwnFile(url: URL, origin: string): boolean {
  const { pathname } = url;
  const isSites =
    ["/api/", "/basemap/", `${mockFolder}/`].some((folder) => pathname.startsWith(folder)) ||
    pathname.endsWith(".data");
  return (
    url.protocol === "data:" || url.protocol === "blob:" || (url.origin === origin && !isSites)
  );
}

/**
 * Mocks what this page asks of the outside world and of the site, through the service worker at
 * /mockServiceWorker.js. What no handler answers fails as if the network were down, and `tell` hears
 * what to do about it.
 */
export async function startWorker(tell: (message: string) => void): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    onUnhandledRequest: (request) => {
      if (isOwnFile(new URL(request.url), location.origin)) return;
      tell(unmockedMessage(request, "story", location.origin));
      const networkError: Response = HttpResponse.error();
      throw networkError;
    },
    quiet: true,
  });
  return worker;
}
