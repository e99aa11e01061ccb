import { Button, ButtonLink, Container, EmptyState, Inline, Stack } from "@partlane/ui";
import { isRouteErrorResponse, useLocation, useNavigation, useSubmit } from "@remix-run/react";
import { paths } from "~/paths";
import { Reference } from "./Reference";
import type { KeptSubmission } from "./useKeptSubmission";

/** What Remix sends to the browser for a server error in production; the log has the rest. */
export const serverFailure = new Error("Unexpected Server Error");

interface ErrorPageProps {
  error: unknown;
  /** The form that was sent and not answered, as it was filled in. */
  kept?: KeptSubmission;
}

/**
 * What went wrong, in the server's own words where it refused, and what to do about it. Of an error
 * that happened in the browser or on the way nobody here knows, so it is not said to be logged.
 */
export function ErrorPage({ error, kept }: ErrorPageProps) {
  const { title, text, isUnavailable } = wordsOf(error);
  return (
    <Container>
      <EmptyState
        level={1}
        title={title}
        action={
          <Stack gap={5} align="center">
            <Inline gap={3} justify="center">
              {isUnavailable && kept ? <SendAgain {...kept} /> : <TryAgain />}
              <ButtonLink size="large" href={paths.home()}>
                Go to Homepage
              </ButtonLink>
            </Inline>
            <Reference />
          </Stack>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}

function wordsOf(error: unknown) {
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  const isRefused = isRouteErrorResponse(error) && (error.status < 500 || isUnavailable);
  const isOurs = error instanceof Error && error.message === serverFailure.message;
  const helps = isOurs ? "It has been logged. Try again in a moment" : "Check that you're online";
  const broken = isOurs ? "Something broke on our side." : "We can't show this page.";
  const refused = isUnavailable ? "We'll be right back." : "That didn't go through.";
  return {
    isUnavailable,
    title: isRefused ? refused : broken,
    text:
      (isRefused && typeof error.data === "string" && error.data) ||
      `Nothing you saved is lost. ${helps}. If it keeps happening, tell support what you were doing.`,
  };
}

/** A form, so that it works without JavaScript too. */
function TryAgain() {
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname}>
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="accent" size="large">
        Try Again
      </Button>
    </form>
  );
}

function SendAgain({ formData, options }: KeptSubmission) {
  const submit = useSubmit();
  const isSending = useNavigation().state !== "idle";
  return (
    <Button
      type="button"
      tone="accent"
      size="large"
      pending={isSending}
      onClick={() => submit(formData, options)}
    >
      Send It Again
    </Button>
  );
}
