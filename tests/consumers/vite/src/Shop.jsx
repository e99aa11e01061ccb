import { Accordion, Button, Drawer, Heading, Table, TextField, ToastProvider } from "@partlane/ui";
import { PriceMap } from "@partlane/ui/price-map";

const here = { lat: 40.7, lng: -74 };
const tile = () => "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** Something of every kind: with a Radix part, with icons, with a form, with rows, with a map. */
export function Shop() {
  return (
    <ToastProvider>
      <main>
        <Heading level={1}>A shop</Heading>
        <TextField label="Part number" name="number" />
        <Button tone="accent">Search</Button>
        <Drawer title="Menu" trigger={<Button>Open the menu</Button>}>
          In the drawer
        </Drawer>
        <Accordion items={[{ id: "a", title: "Delivery", content: "Two days." }]} />
        <Table
          caption="Orders"
          columns={[{ key: "id", header: "Order", primary: true }]}
          rows={[{ id: "PL-1" }]}
          rowKey={({ id }) => id}
        />
        <PriceMap
          label="Map of parts"
          center={here}
          markers={[{ id: "a", ...here, price: "$34", label: "Alternator, $34" }]}
          tileUrl={tile}
          attribution={{ text: "Nobody" }}
          height={300}
          defaultWidth={600}
        />
      </main>
    </ToastProvider>
  );
}
