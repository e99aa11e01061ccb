import { Button, ButtonLink, Inline, Page, Panel, Stack, Text } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { paths } from "~/paths";
import type { OptionalMail } from "./unsubscribe.server";

export interface UnsubscribePageProps {
  choice: OptionalMail;
  /** Whether the account gets them. */
  wants: boolean;
  token: string;
}

const about = {
  priceDropMails: "price drops",
  productNewsMails: "product news",
} satisfies Record<OptionalMail, string>;

/** Where a mail's link leads that ends mails of its kind. Looking at it changes nothing; its one button does. */
export function UnsubscribePage({ choice, wants, token }: UnsubscribePageProps) {
  const { formAction, state } = useNavigation();
  const pending = state !== "idle" && formAction === paths.unsubscribe(token);
  return (
    <Page width="narrow" title={`Emails about ${about[choice]}`}>
      <Panel title={wants ? "Stop these emails?" : "You're unsubscribed"}>
        <Stack gap={4}>
          <Text>
            {wants
              ? "You keep getting emails about your orders."
              : `We won't email you about ${about[choice]} anymore. You keep getting emails about your orders.`}
          </Text>
          <Form method="post" action={paths.unsubscribe(token)}>
            <Inline gap={3}>
              {wants ? (
                <Button type="submit" name="stop" value="yes" tone="accent" pending={pending}>
                  Stop these emails
                </Button>
              ) : null}
              <ButtonLink href={paths.notifications()}>All notification settings</ButtonLink>
            </Inline>
          </Form>
        </Stack>
      </Panel>
    </Page>
  );
}
