import { Button, ButtonLink, Container, EmptyState, Inline } from "@partlane/ui";
import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "~/paths";

const reload = () => window.location.reload();

/** All that a browser is told of a bug on the server, whose log has the rest. */
export const serverFailure = new Error("Unexpected Server Error");

/**
 * What went wrong, in the server's own words where it refused, and what to do about it. Of an error
 * that happened in the browser or on the way nobody here knows, so it is not said to be logged.
 */
export function ErrorPage({ error }: { error: unknown }) {
  const refused = isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);
  const ours = error instanceof Error && error.message === serverFailure.message;
  const helps = ours ? "It has been logged. Try again in a moment" : "Check that you are online";
  return (
    <Container>
      <EmptyState
        level={1}
        title={
          refused
            ? "That did not go through."
            : ours
              ? "Something broke on our side."
              : "This page cannot be shown."
        }
        action={
          <Inline gap={3} justify="center">
            <Button tone="accent" size="large" onClick={reload}>
              Try Again
            </Button>
            <ButtonLink size="large" href={paths.home()}>
              Go to Homepage
            </ButtonLink>
          </Inline>
        }
      >
        {(refused && typeof error.data === "string" && error.data) ||
          `Nothing you saved is lost. ${helps}; if it stays like this, tell support what you were doing.`}
      </EmptyState>
    </Container>
  );
}
