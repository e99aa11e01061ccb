import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { targetSize } from "../../.storybook/proofs";
import { guide as button } from "../components/Button.guide";
import { Anatomy } from "./Anatomy";
import { meets } from "./callouts";
import "./docs.css";
import { drawnIn, weights } from "./drawn";
import { type Guide, guides } from "./guide";
import { Keyboard, NotFor, Pairs } from "./sections";

/* What the pages of components say, seen to work: they are no stories that Storybook could test. */
const meta = {
  title: "Docs/Guides",
  tags: ["!dev", "!autodocs"],
  parameters: {
    // Components again, each with stories of its own.
    proofs: { looks: false },
    // TurboSnap does not trace the guides that it shows, and would carry old snapshots over.
    chromatic: { disableSnapshot: true },
    a11y: {
      // What is wrong is wrong on purpose.
      context: { exclude: ['[data-right="false"]'] },
      // The same thing is shown as an example and taken apart. A list replaces the preview's.
      config: { rules: [targetSize, { id: "landmark-unique", enabled: false }] },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Page({ notFor, pairs, anatomy, keyboard }: Guide) {
  return (
    <div className="guide">
      <NotFor rows={notFor} />
      <Pairs pairs={pairs} />
      <Anatomy {...anatomy} />
      <Keyboard own={keyboard} />
    </div>
  );
}

/** Each part that an anatomy lists is found and numbered in its example. */
export const Numbered: Story = {
  render: () => <Page {...button} />,
  play: async ({ canvasElement }) => {
    const numbers = [...canvasElement.querySelectorAll(".guide-number")];
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(["1", "2", "3", "4"]);
    const [fill] = canvasElement.querySelectorAll("[data-anatomy] button");
    const box = fill?.getBoundingClientRect() ?? new DOMRect();
    const number = () => numbers[0]?.getBoundingClientRect() ?? new DOMRect();
    // Beside it, on the side where reading begins.
    await expect(box.left - number().right).toBeGreaterThan(0);
    await expect(box.left - number().right).toBeLessThan(10);
    await expect(number().top).toBeGreaterThan(box.top);
  },
};

/** Numbers of an anatomy that lie on a word of its example, or on one another. */
function hidesWords(stage: HTMLElement): string[] {
  const of = stage.closest<HTMLElement>("[data-guide]")?.dataset.guide ?? "";
  const [example] = stage.children;
  const numbers = [...stage.querySelectorAll(".guide-number")].map((number) => ({
    number: number.textContent,
    box: number.getBoundingClientRect(),
  }));
  const words = example ? drawnIn(example).filter(({ weight }) => weight === weights.text) : [];
  return numbers.flatMap(({ number, box }, index) => [
    ...words.filter((word) => meets(box, word)).map(() => `${of}: ${number} hides words`),
    ...numbers
      .slice(index + 1)
      .filter((other) => meets(box, other.box))
      .map((other) => `${of}: ${number} lies on ${other.number}`),
  ]);
}

/**
 * The guides of components whose names begin with these letters, on a phone: no part is missing, and
 * none makes the page wider. A page of all of them would take a minute to be looked at.
 */
const from = (first: string, last: string): Story => ({
  globals: { viewport: { value: "phone", isRotated: false } },
  // It would be taller than a picture may be, and changes with every sentence.
  parameters: { visual: { skip: true } },
  loaders: [
    async () => ({
      some: await Promise.all(
        Object.entries(guides)
          .filter(([name]) => name >= first && name <= `${last}~`)
          .map(async ([name, load]) => ({ name, guide: await load() })),
      ),
    }),
  ],
  render: (_args, { loaded }) => (
    <>
      {(loaded.some as { name: string; guide: Guide }[]).map(({ name, guide }) => (
        <section key={name} aria-label={name} data-guide={name}>
          <Page {...guide} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-guide]")).not.toBeNull();
    const missing = () =>
      [...canvasElement.querySelectorAll("[data-placed='false']")].map(
        (part) =>
          `${part.closest<HTMLElement>("[data-guide]")?.dataset.guide}: ${part.textContent ?? ""}`,
      );
    // Messages come a moment later.
    await waitFor(() => expect(missing()).toEqual([]));
    const stages = [...canvasElement.querySelectorAll<HTMLElement>("[data-anatomy]")];
    await waitFor(() => expect(stages.flatMap(hidesWords)).toEqual([]));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const AToB: Story = from("A", "B");
export const CToF: Story = from("C", "F");
export const GToL: Story = from("G", "L");
// Those with maps, and those of whole pages, take the longest.
export const MToMapL: Story = from("M", "MapL");
export const MapMToO: Story = from("MapM", "O");
export const PToPa: Story = from("P", "Pa");
export const PeToPl: Story = from("Pe", "Pl");
export const PrToR: Story = from("Pr", "R");
export const SToZ: Story = from("S", "Z");
