import {
  Badge,
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
  Text,
} from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { BellOff, Newspaper, Package, TrendingDown } from "lucide-react";
import { useId } from "react";
import { formatShortDate } from "~/content/format";
import { paths } from "~/paths";
import type {
  MailChoice,
  NotificationPreferences,
  NotificationTopic,
} from "./notifications.schema";

export interface NotificationListItem {
  id: string;
  topic: NotificationTopic;
  title: string;
  text: string;
  /** ISO moment or day. */
  at: string;
  href: string;
  isUnread: boolean;
}

export interface NotificationsPageProps {
  /** Newest first. */
  notifications: NotificationListItem[];
  preferences: NotificationPreferences;
  /** The one to go on before; absent on the last page. */
  next?: string;
  /** Not the first page. */
  isLater: boolean;
}

interface TopicChoice {
  label: string;
  help: string;
  page: NotificationTopic;
  mail: MailChoice;
}

const topics: readonly TopicChoice[] = [
  {
    label: "Order updates",
    help: "What the other side of an order does: answers, ships, writes, and more.",
    page: "orderUpdates",
    mail: "orderMails",
  },
  {
    label: "Product news",
    help: "What's new, a few times a year.",
    page: "productNews",
    mail: "productNewsMails",
  },
  {
    label: "Price drops",
    help: "When a part in your cart costs less than it did.",
    page: "priceDrops",
    mail: "priceDropMails",
  },
];

const icons = { orderUpdates: Package, productNews: Newspaper, priceDrops: TrendingDown };

/** The notifications, and the preferences for them. Works without JavaScript. */
export function NotificationsPage({
  notifications,
  preferences,
  next,
  isLater,
}: NotificationsPageProps) {
  const { formAction, formData } = useNavigation();
  const isReading = formData?.has("readUpTo") ?? false;
  const pending = formAction === paths.notifications() && !isReading;
  const newestUnread = notifications.find(({ isUnread }) => isUnread);
  return (
    <Page
      width="narrow"
      title="Notifications"
      intro="They show up on this page, and in your mail if you want."
    >
      <Stack gap={5}>
        {notifications.length > 0 ? (
          <Panel
            title={isLater ? "Older" : "Latest"}
            flush
            actions={
              newestUnread ? (
                <Form method="post" action={paths.notifications()}>
                  <Button
                    type="submit"
                    size="small"
                    name="readUpTo"
                    value={newestUnread.id}
                    pending={isReading}
                  >
                    Mark as read
                  </Button>
                </Form>
              ) : null
            }
          >
            <ItemList>
              {notifications.map(({ id, topic, title, text, at, href, isUnread }) => {
                const TopicIcon = icons[topic];
                return (
                  <Item
                    key={id}
                    icon={<TopicIcon size={18} strokeWidth={1.5} />}
                    title={title}
                    badge={isUnread ? <Badge tone="accent">Unread</Badge> : null}
                    text={text}
                    meta={formatShortDate(at)}
                    href={href}
                  />
                );
              })}
            </ItemList>
          </Panel>
        ) : (
          <Nothing wantsOrders={preferences.orderUpdates} />
        )}
        <Pages next={next} isLater={isLater} />
        <Panel title="Notify me about">
          <Form method="post" action={paths.notifications()}>
            <Stack gap={5}>
              {topics.map((topic) => (
                <TopicSwitches key={topic.page} {...{ topic, preferences }} />
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

/** Where an account is told of a topic: on the page, and of some by mail. */
function TopicSwitches({
  topic: { label, help, page, mail },
  preferences,
}: {
  topic: TopicChoice;
  preferences: NotificationPreferences;
}) {
  const titleId = useId();
  const helpId = useId();
  return (
    <Stack gap={2} role="group" aria-labelledby={titleId} aria-describedby={helpId}>
      <Stack gap={1}>
        <Text id={titleId} weight={600}>
          {label}
        </Text>
        <Text id={helpId} size={14} tone="muted">
          {help}
        </Text>
      </Stack>
      <Inline gap={5}>
        <Switch name={page} label="On this page" defaultChecked={preferences[page]} />
        <Switch name={mail} label="By email" defaultChecked={preferences[mail]} />
      </Inline>
    </Stack>
  );
}

function Pages({ next, isLater }: Pick<NotificationsPageProps, "next" | "isLater">) {
  if (!next && !isLater) return null;
  return (
    <Inline as="nav" gap={3} aria-label="Pages of notifications">
      {isLater ? <ButtonLink href={paths.notifications()}>Newest</ButtonLink> : null}
      {next ? <ButtonLink href={paths.notifications(next)}>Older</ButtonLink> : null}
    </Inline>
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
      When you order or sell a part, its progress shows up here.
    </EmptyState>
  );
}
