import { ArticleBody, ArticleLayout, Link } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { longName } from "./support/samples";

const sections = [
  { id: "what-we-keep", heading: "What we keep" },
  { id: "how-long", heading: "How long we keep it" },
  { id: "your-rights", heading: "Your rights" },
];

const text = (
  <>
    <p data-lead="">We keep what an order needs, and nothing that it does not.</p>
    {sections.map(({ id, heading }) => (
      <section key={id} aria-labelledby={id}>
        <h2 id={id}>{heading}</h2>
        <p>
          Name, address and what was ordered, for as long as the law asks of a trader. Write to{" "}
          <Link href="#contact">our support</Link> with any question.
        </p>
        <ul>
          <li>Orders for ten years.</li>
          <li>Messages for two years, unless a dispute needs them longer.</li>
        </ul>
      </section>
    ))}
  </>
);

const meta = {
  title: "Patterns/Content/ArticleBody",
  id: "patterns-articlebody",
  component: ArticleBody,
  args: { children: text },
  decorators: [
    (Story) => (
      <main>
        <h1 style={{ fontSize: "2rem" }}>Privacy policy</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line is never longer than can be read with ease. */
export const Sections: Story = {
  play: async ({ canvasElement }) => {
    const [line] = within(canvasElement).getAllByText(/Name, address/);
    await expect(line?.getBoundingClientRect().width).toBeLessThan(720);
  },
};

/** Beside its table of contents, which goes over it on a phone. */
export const WithContents: Story = {
  render: (args) => (
    <ArticleLayout
      contentsLabel="On this page"
      contents={sections.map(({ id, heading }) => ({ href: `#${id}`, label: heading }))}
    >
      <ArticleBody {...args} />
    </ArticleLayout>
  ),
  play: async ({ canvasElement }) => {
    const contents = within(canvasElement).getByRole("navigation", { name: "On this page" });
    await expect(within(contents).getAllByRole("link")).toHaveLength(3);
    await expect(within(contents).getByRole("link", { name: "Your rights" })).toHaveAttribute(
      "href",
      "#your-rights",
    );
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <p data-lead="">{longName}</p>
        <p>{"Donaudampfschifffahrtsgesellschaftskapitänsmützenersatzteilhandel".repeat(2)}</p>
      </>
    ),
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
