import {
  Button,
  Card,
  Grid,
  Page,
  type PageProps,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const plans = (
  <Grid columns={{ tablet: 3 }} gap={4}>
    {["Hobbyist, $8", "Professional, $25", "Enterprise, $45"].map((plan) => (
      <Card key={plan}>
        <Text weight={600}>{plan}</Text>
      </Card>
    ))}
  </Grid>
);

const period = (name: string) => (
  <SegmentedControl
    label="Billing period"
    name={name}
    defaultValue="monthly"
    options={[
      { value: "monthly", label: "Monthly" },
      { value: "annual", label: "Annual" },
    ]}
  />
);

const form = (name: string) => (
  <Stack gap={4}>
    <TextField label="Email" name={name} type="email" help="The link is valid for an hour." />
    <Button tone="accent" width="full">
      Send the link
    </Button>
  </Stack>
);

const page = (props: PageProps) => (
  <FullWidth isPicture>
    <Page {...props} />
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "A page of the public site between header and footer: its title, one sentence under it, a control for all of it, and the content on the page's grid.",
  notFor: [
    { when: "The home page, which begins with a search: use", take: "Hero" },
    {
      when: "A text with author and date: give it no title, and put into it an",
      take: "ArticleHeader",
    },
    { when: "A page of the dashboard: use", take: "DashboardShell" },
    { when: "A page that a map fills: use", take: "MapLayout" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: page({
          title: "Pricing",
          intro: "Pick the plan that matches how many parts you chase.",
          action: period("guide-page-period"),
          children: plans,
        }),
        because:
          "The title is the word that was pressed to come here, and what changes the whole page stands beside it.",
      },
      wrong: {
        shows: page({
          title: "Welcome to our pricing page, where you can find the perfect plan!",
          intro:
            "We offer a variety of plans that were designed with you in mind. Whether you are just getting started or run a large business, we have something for you. Please scroll down to see all of our plans, and use the control below them to see what each costs by the year.",
          children: plans,
        }),
        because: "A phone's whole first screen is taken by words before the first price.",
      },
    },
    {
      wide: true,
      right: {
        shows: page({ title: "Reset your password", width: "form", children: form("guide-reset") }),
        because: "`form` is 440 px: label, field and button are seen at one look.",
      },
      wrong: {
        shows: page({ title: "Reset your password", children: form("guide-reset-wide") }),
        because:
          "The page's full width for one field: an email fills a quarter of it, and the button is a banner.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: page({
      title: "Pricing",
      intro: "Pick the plan that matches how many parts you chase.",
      action: period("guide-page-anatomy"),
      children: plans,
    }),
    parts: [
      { name: "Title", what: "the page's only `<h1>`, one to three words.", at: "h1" },
      {
        name: "Intro",
        what: "one sentence, muted; at most 68 characters to a line.",
        at: "h1 + p",
      },
      {
        name: "Action",
        what: "changes the whole page; at the end of the title's line, under the words on a phone.",
        at: "fieldset, [role='group'], [role='radiogroup']",
      },
      {
        name: "Content",
        what: "1200 px wide at most, 720 for reading (`narrow`), 440 for a form; 96 px of space follow it, 64 on a phone.",
        at: "header + div",
      },
    ],
  },
  keyboard: "It is not interactive; its action and its content have keys of their own.",
};
