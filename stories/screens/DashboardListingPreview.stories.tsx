import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PreviewPage, type PreviewPageProps, previewAnchors } from "~/listings/PreviewPage";
import { ListingRow } from "~/map/list/ListingRow";
import { ListingPanel } from "~/map/panel/ListingPanel";
import { PartPage } from "~/parts/PartPage";
import { photographedPart, rotorPart } from "../support/parts";
import { mocked } from "../support/scenario";
import { screen } from "../support/screen";

const sold = {
  ...{ priceCents: 64_50, quantity: 2, rating: null, fit: null, seller: "Ridge Auto Salvage" },
  ...{ locationName: "Boise, ID", coords: { lat: 43.6135, lng: -116.2035 }, distanceMiles: 2.4 },
};

const draft: PreviewPageProps["preview"] = {
  ...{ id: "01a21fbe", state: null, hasChanges: true, errors: {}, rules: [] },
  part: { ...photographedPart, listing: { ...photographedPart.listing, ...sold } },
};

/** The preview as its route composes it. */
function Preview({ preview }: Pick<PreviewPageProps, "preview">) {
  const { listing } = preview.part;
  const mapHref = `#${previewAnchors.map}`;
  return (
    <PreviewPage
      preview={preview}
      row={
        <ListingRow
          listing={listing}
          vehicle={null}
          href={mapHref}
          detailsHref={`#${previewAnchors.page}`}
        />
      }
      panel={
        <ListingPanel listing={listing} search={{ text: "", sort: "nearest" }} vehicle={null} />
      }
      page={
        <PartPage
          part={preview.part}
          alternatives={{ same: [], similar: [], similarFit: false }}
          vehicle={null}
          comparing={[]}
          asked={{}}
          shared={{}}
          preview={{
            back: { label: "Back to the listing", href: `/dashboard/listings/${preview.id}` },
            mapHref,
          }}
        />
      }
    />
  );
}

const meta = {
  title: "Screens/Dashboard listing preview",
  component: Preview,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", basemap: "success" }) },
  args: { preview: draft },
  render: screen(Preview, { path: "/dashboard/listings/01a21fbe/preview" }),
} satisfies Meta<typeof Preview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It could be published as it is: in the list, on the map, and as a page. Nothing of it can be bought. */
export const Draft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { name } = draft.part.listing;
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Preview");
    await expect(canvas.getAllByRole("heading", { level: 2, name })).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: `${name}, $64.50` })).toBeVisible();
    for (const button of canvas.getAllByRole("button", { name: "Purchase" }))
      await expect(button).toBeDisabled();
    for (const name of ["Compare", "Share", "All details", "Purchase"])
      await expect(canvas.queryByRole("link", { name })).toBeNull();
    for (const back of canvas.getAllByRole("link", { name: "Back to the listing" }))
      await expect(back).toHaveAttribute("href", "/dashboard/listings/01a21fbe");
    await expect(document.body).toHaveFocus();
  },
};

/** What keeps it from being published, with the way to each field. */
export const Missing: Story = {
  args: {
    preview: {
      ...draft,
      errors: { price: "Enter the price, like 45 or 45.50.", name: "Say what it is." },
      part: {
        ...rotorPart,
        listing: { ...rotorPart.listing, ...sold, name: "No name yet", priceCents: 0 },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const links = within(within(canvasElement).getByRole("status")).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/dashboard/listings/01a21fbe#field-name",
      "/dashboard/listings/01a21fbe#field-price",
    ]);
  },
};

/** What may not be sold. */
export const Forbidden: Story = {
  args: { preview: { ...draft, rules: ["Used or rebuilt airbags can't be sold here."] } },
};

/** For sale, with nothing changed since. */
export const Published: Story = {
  args: { preview: { ...draft, state: "published", hasChanges: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Buyers see it like this now.")).toBeVisible();
  },
};
