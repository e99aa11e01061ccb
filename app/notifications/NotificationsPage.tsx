import {
  Button,
  ButtonLink,
  EmptyState,
  Inline,
  Item,
  ItemList,
  Page,
  Panel,
  Stack,
  Switch,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { BellOff, Newspaper, Package } from "lucide-react";
import { formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import type { NotificationPreferences } from "./notifications.schema";

export interface NotificationListItem {
  id: string;
  topic: "orderUpdates" | "productNews";
  title: string;
  text: string;
  /** ISO moment or day. */
  at: string;
  href: string;
}

export interface NotificationsPageProps {
  /** Newest first. */
  notifications: NotificationListItem[];
  preferences: NotificationPreferences;
}

const topics = [
  {
    name: "orderUpdates",
    label: "Order updates",
    help: "When your orders are placed, shipped, delivered, or canceled.",
  },
  {
    name: "productNews",
    label: "Product news",
    help: "What's new, a few times a year.",
  },
  {
    name: "priceDrops",
    label: "Price drops",
    help: "For parts you save. Saving parts is coming soon; we'll keep your choice until then.",
  },
] as const;

/** The notifications, and the preferences for them. Works without JavaScript. */
export function NotificationsPage({ notifications, preferences }: NotificationsPageProps) {
  const pending = useNavigation().formAction === paths.notifications();
  return (
    <Page
      width="narrow"
      title="Notifications"
      intro="They show up on this page. We don't email them."
    >
      <Stack gap={5}>
        {notifications.length > 0 ? (
          <Panel title="Latest" flush>
            <ItemList>
              {notifications.map(({ id, topic, title, text, at, href }) => (
                <Item
                  key={id}
                  icon={
                    topic === "orderUpdates" ? (
                      <Package size={18} strokeWidth={1.5} />
                    ) : (
                      <Newspaper size={18} strokeWidth={1.5} />
                    )
                  }
                  title={title}
                  text={text}
                  meta={formatShortDate(at)}
                  href={href}
                />
              ))}
            </ItemList>
          </Panel>
        ) : (
          <Nothing wantsOrders={preferences.orderUpdates} />
        )}
        <Panel title="Notify me about">
          <Form method="post">
            <Stack gap={4}>
              {topics.map(({ name, label, help }) => (
                <Switch
                  key={name}
                  name={name}
                  label={label}
                  help={help}
                  defaultChecked={preferences[name]}
                />
              ))}
              <Inline>
                <Button type="submit" tone="accent" pending={pending}>
                  Save preferences
                </Button>
              </Inline>
            </Stack>
          </Form>
        </Panel>
      </Stack>
    </Page>
  );
}

function Nothing({ wantsOrders }: { wantsOrders: boolean }) {
  if (!wantsOrders)
    return (
      <EmptyState icon={<BellOff />} title="Order updates are off">
        Turn them on below to see them here.
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Package />}
      title="No notifications yet"
      action={<ButtonLink href={paths.map()}>Find a part</ButtonLink>}
    >
      When you order a part, its progress shows up here.
    </EmptyState>
  );
}
