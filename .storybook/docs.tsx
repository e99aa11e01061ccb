import { type ComponentProps, lazy, Suspense } from "react";

/*
 * Pages of words are loaded when one is opened: the tests of stories never need them. The frame and
 * the page are asked for together: one after the other, each would wait for the other's way.
 */

const words = () =>
  Promise.all([import("../stories/docs/DocsFrame"), import("../stories/docs/ComponentPage")]);

const Container = lazy(async () => {
  const [{ DocsFrame }] = await words();
  return { default: DocsFrame };
});

const Page = lazy(async () => {
  const [, { ComponentPage }] = await words();
  return { default: ComponentPage };
});

// Opened at a page of words: it is on its way while Storybook is still preparing the stories.
if (new URLSearchParams(location.search).get("viewMode") === "docs") void words();

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
