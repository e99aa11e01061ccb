import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  Inline,
  Link,
  Stack,
  Table,
  type TableColumn,
  Text,
} from "@partlane/ui";
import { Users } from "lucide-react";
import { paths } from "~/paths";
import { WithSampleMark } from "~/shell/sample-mark";

export interface ContactListItem {
  id: string;
  name: string;
  type: "supplier" | "customer";
  email: string;
  phone: string;
}

const types = {
  supplier: { label: "Supplier", tone: "info" },
  customer: { label: "Customer", tone: "neutral" },
} as const;

const columnsFor = (isSample: boolean): TableColumn<ContactListItem>[] => [
  {
    key: "name",
    header: "Name",
    primary: true,
    render: ({ name }) => <WithSampleMark isSample={isSample}>{name}</WithSampleMark>,
  },
  {
    key: "type",
    header: "Type",
    render: ({ type }) => <Badge tone={types[type].tone}>{types[type].label}</Badge>,
  },
  {
    key: "email",
    header: "Email",
    render: ({ email }) => (
      <Link href={`mailto:${email}`} tone="ink" underline="hover">
        {email}
      </Link>
    ),
  },
  {
    key: "phone",
    header: "Phone",
    render: ({ phone }) => (
      <Link href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} tone="ink" underline="hover">
        {phone}
      </Link>
    ),
  },
];

export interface ContactsPageProps {
  /** By name. */
  contacts: ContactListItem[];
  /** They are the samples': the account has none of its own yet. */
  isSample: boolean;
}

/** SPEC F5: who an account deals with. The types are labels only. */
export function ContactsPage({ contacts, isSample }: ContactsPageProps) {
  const count = `${contacts.length} ${contacts.length === 1 ? "contact" : "contacts"}`;
  return (
    <Stack gap={4}>
      <Inline justify="between" align="baseline">
        <Heading level={1} size="dashboard">
          Contacts
        </Heading>
        {contacts.length > 0 ? (
          <Text as="span" size={14} tone="muted">
            {count}, by name
          </Text>
        ) : null}
      </Inline>
      {contacts.length > 0 ? (
        <Card padding="none">
          <Table
            caption="Contacts, by name"
            columns={columnsFor(isSample)}
            rows={contacts}
            rowKey={(contact) => contact.id}
          />
        </Card>
      ) : (
        <EmptyState
          icon={<Users />}
          title="No contacts yet"
          action={
            <ButtonLink href={paths.map()} tone="accent">
              Find a part
            </ButtonLink>
          }
        >
          Sellers show up here when you order from them.
        </EmptyState>
      )}
    </Stack>
  );
}
