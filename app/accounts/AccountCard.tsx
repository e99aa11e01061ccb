import { Card, Container, Heading, Section, Stack, Text } from "@partlane/ui";
import type { ReactNode } from "react";

export interface AccountCardProps {
  heading: string;
  /** A sentence or two under it. */
  text: ReactNode;
  children?: ReactNode;
  /** Where else one may have wanted to go. */
  footer?: ReactNode;
}

/** One step to do with an account on a page of its own: a heading, why, a short form. */
export function AccountCard({ heading, text, children, footer }: AccountCardProps) {
  return (
    <Section as="div">
      <Container width="form">
        <Card padding="large">
          <Stack gap={6}>
            <Stack gap={2}>
              <Heading level={1} size="section">
                {heading}
              </Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
            {children}
            {footer ? (
              <Text size={15} tone="muted">
                {footer}
              </Text>
            ) : null}
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}
