import {
  Accordion,
  Avatar,
  Button,
  Drawer,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  PasswordField,
  SegmentedControl,
  Table,
  ToastProvider,
} from "@partlane/ui";
import { PriceMap, type PriceMapProps } from "@partlane/ui/price-map";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

test("an accordion's closed texts are in the server's markup", () => {
  const html = renderToString(
    <Accordion
      items={[
        { id: "a", title: "One", content: "First text" },
        { id: "b", title: "Two", content: "Second text" },
      ]}
    />,
  );
  expect(html).toContain("First text");
  expect(html).toContain("Second text");
  expect(html).not.toMatch(/\shidden[=\s>]/);
});

test("a password's toggle is not there until it works", () => {
  const html = renderToString(<PasswordField label="Password" name="password" />);
  expect(html).toMatch(/<button[^>]*hidden=""/);
  expect(html).toContain('type="password"');
});

test("overlays are closed on the server", () => {
  const html = renderToString(
    <ToastProvider>
      <Drawer title="Menu" trigger={<Button>Open</Button>}>
        In the drawer
      </Drawer>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>Account</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem href="/settings">Settings</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </ToastProvider>,
  );
  expect(html).toContain("Account");
  expect(html).not.toContain("In the drawer");
  expect(html).not.toContain("Settings");
});

test("a choice between links needs no JavaScript", () => {
  const html = renderToString(
    <SegmentedControl
      label="Billing period"
      value="annual"
      options={[
        { value: "monthly", label: "Monthly", href: "?period=monthly" },
        { value: "annual", label: "Annual", href: "?period=annual" },
      ]}
    />,
  );
  expect(html).toMatch(/href="\?period=annual" aria-current="true"/);
});

test("a table keeps its roles, whatever its layout", () => {
  const html = renderToString(
    <Table
      caption="Orders"
      columns={[
        { key: "id", header: "Order", mono: true },
        { key: "who", header: "Customer", primary: true },
      ]}
      rows={[{ id: "PL-1", who: "Luis Ortega" }]}
      rowKey={({ id }) => id}
    />,
  );
  for (const role of ["table", "rowgroup", "row", "columnheader", "rowheader", "cell"])
    expect(html).toContain(`role="${role}"`);
});

test("an avatar beside a name is decoration", () => {
  expect(renderToString(<Avatar name="Mary Ann Lee" />)).toMatch(/aria-hidden="true"[^>]*>MA</);
});

test("a map's pins lead somewhere, or are off until they work", () => {
  const pin = { lat: 40.7, lng: -74, price: "$234", label: "Rotor, $234" };
  const map = (props: Partial<PriceMapProps>) =>
    renderToString(
      <PriceMap
        label="Map"
        center={pin}
        tileUrl={() => "/tile"}
        attribution={{ text: "None" }}
        markers={[
          { ...pin, id: "a" },
          { ...pin, id: "b", lat: 40.72 },
          { ...pin, id: "c", lat: 40.72 },
        ]}
        {...props}
      />,
    );
  const pins = (html: string) => html.match(/<(a|button)[^>]*data-pin[^>]*>/g) ?? [];
  const links = pins(map({ hrefOf: (ids) => `#${ids.join()}` }));
  expect(links.map((tag) => /^<a .*href="([^"]*)"/.exec(tag)?.[1])).toEqual(["#a", "#b,c"]);
  const off = pins(map({}));
  expect(off).toHaveLength(2);
  for (const tag of off) expect(tag).toMatch(/^<button .*disabled=""/);
});
