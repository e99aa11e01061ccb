import { Card, Grid, Heading, Link, Page, Stack, Text } from "@partlane/ui";
import { Mail, Phone } from "lucide-react";
import { paths } from "~/paths";
import { SUPPORT_EMAIL, SUPPORT_PHONE, SUPPORT_PHONE_HREF } from "./product";
import { DISPUTE_TEXT, GUARANTEE_TEXT } from "./promises";

const ways = [
  {
    icon: Mail,
    title: "Email support",
    text: "Best for questions about an order. Say its number; a photo of the part and its label helps most.",
    label: SUPPORT_EMAIL,
    href: `mailto:${SUPPORT_EMAIL}`,
  },
  {
    icon: Phone,
    title: "Phone support",
    text: "Best when the vehicle is on the lift. Have the part number or the VIN at hand.",
    label: SUPPORT_PHONE,
    href: SUPPORT_PHONE_HREF,
  },
];

/** The two ways to reach support (SPEC E6). */
export function ContactPage() {
  return (
    <Page title="Contact" intro="Write or call. Either way you reach people who know parts.">
      <Stack gap={12}>
        <Grid columns={{ tablet: 2 }}>
          {ways.map(({ icon: Icon, title, text, label, href }) => (
            <Card key={title} as="section" padding="large">
              <Stack gap={4}>
                <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
                <Stack gap={2}>
                  <Heading level={2} size="card">
                    {title}
                  </Heading>
                  <Text tone="muted">{text}</Text>
                </Stack>
                <Text size={18} weight={600}>
                  <Link href={href}>{label}</Link>
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Stack gap={3}>
          <Heading level={2} size="panel">
            A part is wrong?
          </Heading>
          <Text measure>{GUARANTEE_TEXT}</Text>
          <Text measure>{DISPUTE_TEXT}</Text>
          <Text measure tone="muted">
            Start from <Link href={paths.dashboardOrders()}>your orders</Link>. The{" "}
            <Link href={paths.faq()}>FAQ</Link> and the{" "}
            <Link href={paths.termsOfUse()}>terms of use</Link> explain how it works.
          </Text>
        </Stack>
      </Stack>
    </Page>
  );
}
