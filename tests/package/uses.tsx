import {
  Accordion,
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Drawer,
  DropdownMenuItem,
  FitVerdict,
  Grid,
  Heading,
  Inline,
  Link,
  type LinkComponent,
  LinkProvider,
  Notice,
  PartIllustration,
  PriceBadge,
  SegmentedControl,
  Select,
  Stack,
  StatusBadge,
  Table,
  Text,
  TextField,
  type ToastOptions,
  useToast,
} from "@partlane/ui";
import { PriceMap } from "@partlane/ui/price-map";
import { media, space, textSize, vars } from "@partlane/ui/theme";
import { createRef } from "react";

/*
 * Uses of the package that must compile, and uses that must not: `tsc` fails where a line that is said
 * to be wrong is right. Nothing runs this file.
 */

const nothing = () => {};

export const meant = [
  <Button key="" tone="accent" size="large" pending ref={createRef<HTMLButtonElement>()} />,
  <Button key="" type="submit" name="intent" value="buy" form="order" data-caller="" aria-busy />,
  <ButtonLink key="" href="/parts" ref={createRef<HTMLAnchorElement>()} />,
  <Link key="" href="/parts" rel="nofollow" />,
  <TextField
    key=""
    label="Part number"
    name="number"
    inputMode="search"
    required
    error="Say one"
  />,
  <Select key="" label="Condition" name="condition" options={[{ value: "new", label: "New" }]} />,
  <Checkbox key="" label="In stock" name="stock" defaultChecked />,
  <Table
    key=""
    caption="Orders"
    columns={[{ key: "id", header: "Order", primary: true }]}
    rows={[{ id: "PL-1" }]}
    rowKey={({ id }) => id.toUpperCase()}
  />,
  <Stack key="" gap={4} />,
  <Inline key="" gap={3} wrap={false} align="baseline" />,
  <Grid key="" columns={{ phone: 1, tablet: 2, desktop: 3 }} />,
  <Accordion key="" items={[{ id: "a", title: "A", content: <Text>A</Text> }]} level={2} />,
  <Drawer key="" title="Menu" onOpenChange={(open) => open.valueOf()} />,
  <Heading key="" level={2} size="card" />,
  <Avatar key="" name="Mary Ann Lee" />,
  <PartIllustration key="" image="alternator" />,
];

/** The words of the contract are strings, and nothing may be assigned to them. */
export const words: readonly string[] = [
  vars.color.page,
  vars.color.critical.text,
  space[4],
  textSize[15],
  media.tablet,
];

/** A router's link fits without a cast. */
const RouterLink: LinkComponent = ({ href, ...props }) => <a {...props} href={href} />;
export const linked = <LinkProvider component={RouterLink}>…</LinkProvider>;

export const mistaken = [
  // @ts-expect-error a look that is missing is a missing variant
  <Button key="" className="big" />,
  // @ts-expect-error nor by style
  <Button key="" style={{ color: "red" }} />,
  // @ts-expect-error tones say meaning
  <Button key="" tone="red" />,
  // @ts-expect-error a button's ref is a button's
  <Button key="" ref={createRef<HTMLDivElement>()} />,
  // @ts-expect-error a link leads somewhere
  <ButtonLink key="">Buy</ButtonLink>,
  // @ts-expect-error a link leads somewhere
  <Link key="">Parts</Link>,
  // @ts-expect-error a field has a label
  <TextField key="" name="number" />,
  // @ts-expect-error a choice has options
  <Select key="" label="Condition" name="condition" />,
  // @ts-expect-error a box to tick says what for
  <Checkbox key="" name="stock" />,
  // @ts-expect-error a table says what it is of
  <Table key="" columns={[]} rows={[]} rowKey={String} />,
  <Table
    key=""
    caption="Orders"
    // @ts-expect-error a column is one of the row's
    columns={[{ key: "nothing", header: "Nothing" }]}
    rows={[{ id: "PL-1" }]}
    rowKey={({ id }) => id}
  />,
  // @ts-expect-error space comes in steps
  <Stack key="" gap={7} />,
  // @ts-expect-error and in no units
  <Stack key="" gap="1rem" />,
  // @ts-expect-error a dialog has a name
  <Drawer key="" />,
  // @ts-expect-error a heading has a level
  <Heading key="">Parts</Heading>,
  // @ts-expect-error that a page can have
  <Heading key="" level={9} />,
  // @ts-expect-error a tone of the theme
  <Badge key="" tone="purple" />,
  // @ts-expect-error a state that an order can be in
  <StatusBadge key="" status="lost" />,
  // @ts-expect-error every item has an id
  <Accordion key="" items={[{ title: "A", content: "A" }]} />,
  // @ts-expect-error one of the values
  <SegmentedControl key="" label="Period" options={[{ value: 1, label: "Monthly" }]} value={1} />,
  // @ts-expect-error a menu's choice is not painted by hand
  <DropdownMenuItem key="" className="x" />,
  // @ts-expect-error a card is a card
  <Card key="" style={{}} />,
  // @ts-expect-error a notice's tone
  <Notice key="" tone="loud" />,
  // @ts-expect-error a verdict says what of
  <FitVerdict key="" />,
  // @ts-expect-error a price to show
  <PriceBadge key="" />,
  // @ts-expect-error one of the drawings
  <PartIllustration key="" image="spaceship" />,
  // @ts-expect-error a map has somewhere to be
  <PriceMap key="" />,
  // @ts-expect-error text sizes are the scale's
  <Text key="" size={17} />,
];

export function Messages() {
  const { show } = useToast();
  show({ message: "Saved", tone: "success", durationMs: 3_000 });
  // @ts-expect-error a message has words
  show({ tone: "success" });
  // @ts-expect-error in ms, as a number
  const late: ToastOptions = { message: "Saved", durationMs: "3s" };
  return <Button onClick={() => show(late)} onFocus={nothing} />;
}

// @ts-expect-error the contract is no place to set a colour: assign its custom property
vars.color.page = "red";
// @ts-expect-error no such colour
export const unknown = vars.color.purple;
