import { Button, ButtonLink, Container, EmptyState, Inline } from "@partlane/ui";
import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "~/paths";

const reload = () => window.location.reload();

/** What went wrong, in the server's own words where it refused, and what to do about it. */
export function ErrorPage({ error }: { error: unknown }) {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  const said = refused && typeof error.data === "string" ? error.data : undefined;
  return (
    <Container>
      <EmptyState
        level={1}
        title={refused ? "That did not go through." : "Something broke on our side."}
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
        {said ??
          "It has been logged. Nothing you saved is lost. Try again in a moment; if it stays like this, tell support what you were doing."}
      </EmptyState>
    </Container>
  );
}
