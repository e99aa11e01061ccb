import { Badge, Heading, Inline, Stack, Table, type TableColumn, Text } from "@partlane/ui";
import { breakpoints, layout, media, vars, zIndex } from "@partlane/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSyncExternalStore } from "react";
import { expect, within } from "storybook/test";

const meta = { title: "Foundations/Breakpoints" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Row {
  name: string;
  value: string;
}

const rowsOf = (group: Readonly<Record<string, string | number>>, unit = ""): Row[] =>
  Object.entries(group).map(([name, value]) => ({
    name,
    value: typeof value === "number" ? `${value}${unit}` : value,
  }));

const columns: TableColumn<Row>[] = [
  { key: "name", header: "Name", primary: true },
  { key: "value", header: "Value", mono: true },
];

const rowKey = ({ name }: Row) => name;
const widest = Math.max(...Object.values(breakpoints));

/** Whether the window is at least so wide. */
function useIsFrom(px: number): boolean {
  const query = () => window.matchMedia(`(min-width: ${px}px)`);
  return useSyncExternalStore(
    (changed) => {
      const list = query();
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => query().matches,
  );
}

function Breakpoint({ name, px }: { name: string; px: number }) {
  const isOn = useIsFrom(px);
  return (
    <li data-on={isOn}>
      <Stack gap={2}>
        <Inline gap={2}>
          <Text size={14}>
            <strong>{name}</strong> from {px} px on
          </Text>
          {isOn ? <Badge tone="info">here</Badge> : null}
        </Inline>
        <div
          style={{
            inlineSize: `${(px / widest) * 100}%`,
            blockSize: "1rem",
            background: isOn ? vars.color.inverse : vars.color.lineStrong,
            borderRadius: vars.radius.control,
          }}
        />
      </Stack>
    </li>
  );
}

/** Where layouts change: narrow first, and nothing is drawn for one device alone. */
export const Widths: Story = {
  render: () => (
    <Stack as="ul" gap={6}>
      {Object.entries(breakpoints).map(([name, px]) => (
        <Breakpoint key={name} name={name} px={px} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const on = within(canvasElement)
      .getAllByRole("listitem")
      .map(({ dataset }) => dataset.on === "true");
    await expect(on).toEqual(Object.values(breakpoints).map((px) => window.innerWidth >= px));
  },
};

/** What styles ask of the device, the widths of the page, and what lies over what. */
export const MediaAndGrid: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries({
        "Questions to the device": rowsOf(media),
        "The page": rowsOf(layout, " px"),
        "Stacking, lowest first": rowsOf(zIndex),
      }).map(([title, rows]) => (
        <Stack key={title} gap={3}>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);
    await expect(names).toEqual([media, layout, zIndex].flatMap((group) => Object.keys(group)));
  },
};
