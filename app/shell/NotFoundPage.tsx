import { ButtonLink, Container, EmptyState, Stack } from "@partlane/ui";
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { paths } from "~/paths";
import { ErrorPage } from "./ErrorPage";
import { Reference } from "./Reference";
import { keptSubmission } from "./useKeptSubmission";

/** SPEC A8. */
export function NotFoundPage() {
  return (
    <Container>
      <EmptyState
        level={1}
        title="Oops! Page Not Found."
        action={
          <Stack gap={5} align="center">
            <ButtonLink tone="accent" size="large" href={paths.home()}>
              Go to Homepage
            </ButtonLink>
            <Reference />
          </Stack>
        }
      >
        The page you are looking for might have been removed, had its name changed, or is
        temporarily unavailable.
      </EmptyState>
    </Container>
  );
}

/** What a page shows in place of itself when its loader or its rendering failed. */
export function RouteErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage error={error} kept={keptSubmission()} />;
}
