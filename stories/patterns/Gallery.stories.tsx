import { Gallery, PartIllustration } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { damagedPhoto, photos } from "./support/photos";

const meta = {
  title: "Patterns/Part/Gallery",
  id: "patterns-gallery",
  component: Gallery,
  parameters: { keyboard: "carousel" },
  args: {
    label: "Photos of Front Brake Rotor",
    pictures: photos,
    sizes: "(min-width: 480px) 480px, 100vw",
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

/** The picture that fills the list. */
function inSight(canvasElement: HTMLElement): string | undefined {
  const list = within(canvasElement).getAllByRole("list")[0] as HTMLElement;
  const { left, right } = list.getBoundingClientRect();
  return [...list.querySelectorAll("img")].find((image) => {
    const box = image.getBoundingClientRect();
    return Math.abs(box.left - left) < 1 && Math.abs(box.right - right) < 1;
  })?.alt;
}

const showsNumber = (canvasElement: HTMLElement, number: number) =>
  waitFor(async () => {
    await expect(inSight(canvasElement)).toBe(photos[number - 1]?.alt);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(`${number} of 7`);
  });

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await showsNumber(canvasElement, 1);
    await expect(canvas.getByRole("button", { name: "Previous photo" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "Photo 1" })).toHaveAttribute("aria-current");
  },
};

/** By its buttons, which keep the focus where there is no further picture. */
export const LastShown: Story = {
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole("button", { name: "Next photo" });
    for (let number = 2; number <= 7; number += 1) await userEvent.click(next);
    await showsNumber(canvasElement, 7);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await showsNumber(canvasElement, 7);
  },
};

/** Arrows, Home and End, from the picture or a button; Escape closes the dialog. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getAllByRole("list")[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await showsNumber(canvasElement, 2);
    await userEvent.keyboard("{End}");
    await showsNumber(canvasElement, 7);
    await userEvent.keyboard("{ArrowLeft}");
    await showsNumber(canvasElement, 6);
    await userEvent.keyboard("{Home}");
    await showsNumber(canvasElement, 1);
    // There is none before it.
    await userEvent.keyboard("{ArrowLeft}");
    await showsNumber(canvasElement, 1);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Next photo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await showsNumber(canvasElement, 2);
    await userEvent.keyboard(" ");
    await showsNumber(canvasElement, 3);
  },
};

/** The list runs from the right, and the arrow that points onward is the left one. */
export const RightToLeft: Story = {
  tags: ["proof"],
  parameters: skip,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await showsNumber(canvasElement, 2);
    await userEvent.keyboard("{ArrowRight}");
    await showsNumber(canvasElement, 1);
  },
};

/** What a finger does: the list is scrolled, and says where it rests. */
export const Swiped: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getAllByRole("list")[0] as HTMLElement;
    list.scrollTo({ left: 2.2 * list.clientWidth, behavior: "instant" });
    await showsNumber(canvasElement, 3);
    await expect(within(canvasElement).getByRole("link", { name: "Photo 3" })).toHaveAttribute(
      "aria-current",
    );
  },
};

/** A thumbnail shows its picture, and a line of them follows. */
export const ByThumbnail: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const before = window.scrollY;
    await userEvent.click(within(canvasElement).getByRole("link", { name: "Photo 5" }));
    await showsNumber(canvasElement, 5);
    await expect(window.location.hash).toBe("");
    await expect(window.scrollY).toBe(before);
  },
};

/** Opens the dialog, and waits until it is here. */
async function opened(canvasElement: HTMLElement) {
  const open = within(canvasElement).getByRole("button", { name: "View full screen" });
  await userEvent.click(open);
  const dialog = await screen.findByRole(
    "dialog",
    { name: "Photos of Front Brake Rotor" },
    { timeout: 10_000 },
  );
  // It is there a moment before it can be pressed: the page behind it is taken out of reach first.
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe("auto"));
  return { open, dialog, within: within(dialog) };
}

/** Over the whole window, with the picture that was in sight. */
export const FullScreen: Story = {
  // The page behind it is not there for anybody.
  parameters: { layout: "fullscreen" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Next photo" }));
    const { dialog } = await opened(canvasElement);
    await showsNumber(dialog, 2);
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
};

/** Escape closes it, the focus returns, and the page shows what was last looked at. */
export const ClosedByEscape: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { open, dialog } = await opened(canvasElement);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await showsNumber(dialog, 3);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(open).toHaveFocus();
    await showsNumber(canvasElement, 3);
  },
};

const scrollerOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>("[data-zoomed]") as HTMLElement;

/** Closer by button, key, wheel and two fingers; then arrows move what is looked at. */
export const Zoomed: Story = {
  parameters: { layout: "fullscreen" },
  play: async ({ canvasElement }) => {
    const { dialog, within: inside } = await opened(canvasElement);
    await userEvent.click(inside.getByRole("button", { name: "Zoom in" }));
    const scroller = scrollerOf(dialog);
    await expect(scroller.scrollWidth).toBe(2 * scroller.clientWidth);
    // What was in the middle still is.
    await expect(scroller.scrollLeft).toBeCloseTo(scroller.clientWidth / 2, -1);
    const before = scroller.scrollLeft;
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(before));
    await expect(inside.getByRole("status")).toHaveTextContent("1 of 7");
    await userEvent.keyboard("+");
    await waitFor(() => expect(scroller.scrollWidth).toBe(4 * scroller.clientWidth));
    await expect(inside.getByRole("button", { name: "Zoom in" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.keyboard("0");
    await expect(scrollerOf(dialog)).toBeNull();

    const image = inside.getByRole("img", { name: photos[0]?.alt });
    await userEvent.dblClick(image);
    await expect(scrollerOf(dialog).scrollWidth).toBe(2 * scroller.clientWidth);
    // Another picture begins anew.
    await userEvent.click(inside.getByRole("button", { name: "Next photo" }));
    await showsNumber(dialog, 2);
    await expect(scrollerOf(dialog)).toBeNull();
    await userEvent.keyboard("+");
  },
};

/** Two fingers that go apart, and a touchpad's pinch, which is a wheel with Ctrl. */
export const Pinched: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const { dialog, within: inside } = await opened(canvasElement);
    const image = inside.getByRole("img", { name: photos[0]?.alt });
    const { left, top, width, height } = image.getBoundingClientRect();
    const fingers = (apart: number) =>
      [-apart, apart].map(
        (by, identifier) =>
          new Touch({
            identifier,
            target: image,
            clientX: left + width / 2 + by,
            clientY: top + height / 2,
          }),
      );
    const touch = (type: string, apart: number) => {
      const event = new TouchEvent(type, {
        touches: fingers(apart),
        bubbles: true,
        cancelable: true,
      });
      image.dispatchEvent(event);
      return event;
    };
    touch("touchstart", 50);
    const moved = touch("touchmove", 150);
    await expect(moved.defaultPrevented).toBe(true);
    await waitFor(() =>
      expect(scrollerOf(dialog).scrollWidth).toBe(3 * scrollerOf(dialog).clientWidth),
    );
    image.dispatchEvent(
      new WheelEvent("wheel", { deltaY: 400, ctrlKey: true, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(scrollerOf(dialog)).toBeNull());
  },
};

/** Nothing to go to: the picture, and the way to look closely. */
export const One: Story = {
  args: { pictures: photos.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

export const None: Story = {
  args: { pictures: [], empty: <PartIllustration image="category-brake" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** It says so, and the others are shown all the same. */
export const Broken: Story = {
  args: { pictures: [damagedPhoto, ...photos.slice(0, 3)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("This photo can't be shown.");
    await expect(canvas.getAllByText("Back of the rotor")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next photo" }));
    await waitFor(() => expect(inSight(canvasElement)).toBe(photos[0]?.alt));
    await userEvent.click(canvas.getByRole("button", { name: "Previous photo" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 of 4"));
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
