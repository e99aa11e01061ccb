import { type ComponentProps, lazy, Suspense } from "react";

/* Pages of words are loaded when one is opened: the tests of stories never need them. */

const Container = lazy(async () => {
  const { DocsFrame } = await import("../stories/docs/DocsFrame");
  return { default: DocsFrame };
});

const Page = lazy(async () => {
  const { ComponentPage } = await import("../stories/docs/ComponentPage");
  return { default: ComponentPage };
});

export const docs = {
  container: (props: ComponentProps<typeof Container>) => (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  ),
};
