import { type PhotoEntry, PhotoField, type PhotoFieldProps } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const ready = (file: string, altText = ""): PhotoEntry => ({
  id: file,
  src: `/parts/${file}.svg`,
  state: "ready",
  altText,
});

const three = [
  ready("brake-rotor", "Friction side, no grooves"),
  ready("brake-pads"),
  ready("alloy-wheel"),
];

const meta = {
  title: "Components/PhotoField",
  component: PhotoField,
  args: {
    label: "Photos",
    name: "photo",
    help: "JPEG, PNG, WebP, AVIF or GIF, up to 20 MB each.",
    photos: three,
    defaultAltText: (position) => `Front Brake Rotor, photo ${position}`,
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onReorder: fn(),
    onAltText: fn(),
    onUndo: fn(),
  },
} satisfies Meta<typeof PhotoField>;

export default meta;
type Story = StoryObj<typeof meta>;

const skip = { visual: { skip: true } };

/** Keeps what it is told, as a screen would. */
function Kept({ photos: first, ...props }: PhotoFieldProps) {
  const [photos, setPhotos] = useState(first);
  const [gone, setGone] = useState<readonly PhotoEntry[]>();
  return (
    <PhotoField
      {...props}
      photos={photos}
      canUndo={gone !== undefined}
      onUndo={() => {
        setPhotos(gone ?? photos);
        setGone(undefined);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setGone(photos);
        setPhotos(photos.filter((photo) => photo.id !== id));
      }}
      onReorder={(ids) => {
        props.onReorder(ids);
        setPhotos(ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []));
      }}
      onAltText={(id, altText) => {
        props.onAltText(id, altText);
        setPhotos(photos.map((photo) => (photo.id === id ? { ...photo, altText } : photo)));
      }}
    />
  );
}
const kept: Partial<Story> = { render: (args) => <Kept {...args} /> };

const image = (name: string) => new File(["0"], name, { type: "image/jpeg" });

/** The ids that the cards stand in, by their pictures. */
const orderIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("li img")].map(
    (each) => /([a-z-]+)\.svg$/.exec((each as HTMLImageElement).src)?.[1],
  );

export const Empty: Story = {
  args: { photos: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>("Choose photos");
    await expect(input).toHaveAttribute("multiple");
    await userEvent.upload(input, [image("a.jpg"), image("b.jpg")]);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(input.value).toBe("");
    await expect(canvas.getByLabelText("Take a photo")).toHaveAttribute("capture", "environment");
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Cover")).toBeVisible();
    await expect(canvas.getByText("3 of 12")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Move earlier: Photo 1" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Each of them by itself: two on their way, one that was refused, one that is there. */
export const OnTheirWay: Story = {
  args: {
    photos: [
      ready("brake-rotor", "Friction side, no grooves"),
      { ...ready("brake-pads"), state: "processing" },
      { ...ready("alloy-wheel"), state: "uploading", progressPercent: 40 },
      {
        ...ready("shock-absorber"),
        state: "failed",
        problem: "That photo is over 20 MB. Send a smaller copy.",
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "40");
    await userEvent.click(canvas.getByRole("button", { name: "Cancel: Photo 3" }));
    await expect(args.onCancel).toHaveBeenLastCalledWith("alloy-wheel");
    await userEvent.click(canvas.getByRole("button", { name: "Try again: Photo 4" }));
    await expect(args.onRetry).toHaveBeenLastCalledWith("shock-absorber");
    await expect(canvas.getByRole("alert")).toHaveTextContent("over 20 MB");
  },
};

/** No more than there is room for is taken, and what was left out is told. */
export const LeftOut: Story = {
  args: { most: 4 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const note = new File(["0"], "note.txt", { type: "text/plain" });
    // Dropped: the input's own dialog would not offer the text.
    const dataTransfer = new DataTransfer();
    for (const file of [note, image("a.jpg"), image("b.jpg"), image("c.jpg")])
      dataTransfer.items.add(file);
    const field = canvas.getByRole("group", { name: "Photos" });
    const drag = (type: string) =>
      fireEvent(field, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await drag("dragenter");
    await waitFor(() => expect(field).toHaveAttribute("data-over"));
    await drag("drop");
    await waitFor(() => expect(field).not.toHaveAttribute("data-over"));
    const [files] = args.onAdd.mock.lastCall as [File[]];
    await expect(files.map(({ name }) => name)).toEqual(["a.jpg"]);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "1 file left out: it isn't a photo. 2 photos left out: a listing holds 4.",
    );
  },
};

/** A picture that was copied elsewhere. Text goes where text goes. */
export const Pasted: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ args }) => {
    const paste = (clipboardData: DataTransfer) => {
      const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const words = new DataTransfer();
    words.setData("text/plain", "43512-06150");
    await expect(paste(words)).toBe(false);
    await expect(args.onAdd).not.toHaveBeenCalled();
    const copied = new DataTransfer();
    copied.items.add(image("copied.jpg"));
    await expect(paste(copied)).toBe(true);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const Full: Story = {
  args: { most: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Choose photos")).toBeDisabled();
    await expect(canvas.getByText("That's all 3. Remove one to add another.")).toBeVisible();
  },
};

export const WithError: Story = {
  args: { photos: [], error: "Add at least one photo." },
};

/** Grabbed with Space, moved with the arrows, dropped with Space; Escape puts it back. */
export const ByKeyboard: Story = {
  ...kept,
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const status = () => canvas.getByRole("status");
    const handle = canvas.getByRole("button", { name: "Reorder: Photo 1" });
    await expect(handle).toHaveAccessibleDescription(/Press Space to grab/);
    handle.focus();
    await userEvent.keyboard(" ");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await expect(status()).toHaveTextContent("Grabbed, 1 of 3.");
    await userEvent.keyboard("{ArrowRight}");
    await expect(status()).toHaveTextContent("Now 2 of 3.");
    await expect(handle).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(orderIn(canvasElement)).toEqual(["brake-pads", "alloy-wheel", "brake-rotor"]);
    await expect(args.onReorder).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(status()).toHaveTextContent("Put back at 1 of 3.");
    await expect(orderIn(canvasElement)[0]).toBe("brake-rotor");
    await expect(args.onReorder).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}{ArrowRight}{ArrowUp}{ArrowRight} ");
    await expect(status()).toHaveTextContent("Dropped at 2 of 3.");
    await expect(args.onReorder).toHaveBeenCalledTimes(1);
    await expect(args.onReorder).toHaveBeenLastCalledWith([
      "brake-pads",
      "brake-rotor",
      "alloy-wheel",
    ]);
    await expect(handle).toHaveFocus();

    // Who goes on without a word leaves it where it is.
    await userEvent.keyboard(" {ArrowLeft}");
    await userEvent.tab();
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
    await expect(orderIn(canvasElement)[0]).toBe("brake-rotor");
  },
};

/** Right to left the left arrow moves it onward. */
export const RightToLeft: Story = {
  ...kept,
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const was = document.documentElement.dir;
    document.documentElement.dir = "rtl";
    try {
      within(canvasElement).getByRole("button", { name: "Reorder: Photo 1" }).focus();
      await userEvent.keyboard(" {ArrowLeft} ");
      await expect(orderIn(canvasElement)[1]).toBe("brake-rotor");
    } finally {
      document.documentElement.dir = was;
    }
  },
};

/** A step at a time, without a drag. The button keeps the focus on its way. */
export const ByButtons: Story = {
  ...kept,
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const later = canvas.getByRole("button", { name: "Move later: Photo 1" });
    await userEvent.click(later);
    await expect(args.onReorder).toHaveBeenLastCalledWith([
      "brake-pads",
      "brake-rotor",
      "alloy-wheel",
    ]);
    await expect(later).toHaveFocus();
    await expect(canvas.getByRole("status")).toHaveTextContent("Now 2 of 3.");
    await userEvent.keyboard("{Enter}");
    await expect(orderIn(canvasElement)[2]).toBe("brake-rotor");
    // There it ends.
    await userEvent.keyboard("{Enter}");
    await expect(args.onReorder).toHaveBeenCalledTimes(2);
  },
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** By its handle, with a finger or a mouse: over another card it takes its place, and is told at the end. */
export const Dragged: Story = {
  ...kept,
  parameters: { visual: { lead: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const cards = () => canvas.getAllByRole("listitem");
    const third = middleOf(cards()[2] as HTMLElement);
    await fireEvent.pointerDown(canvas.getByRole("button", { name: "Reorder: Photo 1" }), {
      ...middleOf(cards()[0] as HTMLElement),
      button: 0,
      pointerType: "touch",
    });
    await fireEvent.pointerMove(document, third);
    await waitFor(() =>
      expect(orderIn(canvasElement)).toEqual(["brake-pads", "alloy-wheel", "brake-rotor"]),
    );
    await expect(args.onReorder).not.toHaveBeenCalled();
    await fireEvent.pointerUp(document, third);
    await expect(args.onReorder).toHaveBeenCalledTimes(1);

    // By its picture, for a mouse alone; and Escape puts it back.
    const picture = (cards()[0] as HTMLElement).querySelector("img") as Element;
    await fireEvent.pointerDown(picture, { ...middleOf(picture), button: 0, pointerType: "touch" });
    await fireEvent.pointerMove(document, third);
    await expect(orderIn(canvasElement)[0]).toBe("brake-pads");
    await fireEvent.pointerDown(picture, { ...middleOf(picture), button: 0, pointerType: "mouse" });
    await fireEvent.pointerMove(document, third);
    await waitFor(() => expect(orderIn(canvasElement)[2]).toBe("brake-pads"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(orderIn(canvasElement)[0]).toBe("brake-pads"));
    await expect(args.onReorder).toHaveBeenCalledTimes(1);
  },
};

/** The way back has the focus; and what it brings back. */
export const Removed: Story = {
  ...kept,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const remove = () => canvas.getByRole("button", { name: "Remove: Photo 2" });
    await userEvent.click(remove());
    await expect(args.onRemove).toHaveBeenLastCalledWith("brake-pads");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Reorder: Photo 2" })).toHaveFocus(),
    );
    await expect(canvas.queryByRole("button", { name: "Undo" })).toBeNull();
    await userEvent.click(remove());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
  },
};

/** Each has its own words; an empty one shows what will be said instead. */
export const Described: Story = {
  ...kept,
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const [, second] = within(canvasElement).getAllByRole("textbox", { name: "What it shows" });
    await expect(second).toHaveAttribute("placeholder", "Front Brake Rotor, photo 2");
    await userEvent.type(second as HTMLElement, "Worn edge");
    await expect(second).toHaveValue("Worn edge");
    await expect(args.onAltText).toHaveBeenLastCalledWith("brake-pads", "Worn edge");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { photos: OnTheirWay.args?.photos, canUndo: true } }),
  tags: ["proof"],
};
