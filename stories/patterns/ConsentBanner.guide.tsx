import { Button, Card, ConsentBanner, Link, Stack, Text } from "@partlane/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import type { Guide } from "../docs/guide";

const message =
  "May we record how you use the site to find what gets in the way? It's off until you say yes, and you can change your mind anytime.";

/** A page, at whose foot it is asked. */
function Window({ children }: { children: ReactNode }) {
  return (
    <div className="guide-screen" style={{ blockSize: "22rem" }}>
      <div style={{ backgroundColor: "var(--pl-color-sunken)" }}>{children}</div>
    </div>
  );
}

/** Answered, it is gone. */
function Asked({ label, says = message }: { label: string; says?: string }) {
  const [answer, setAnswer] = useState<string>();
  const hear = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setAnswer((submitter as HTMLButtonElement).value);
  };
  return (
    <Window>
      {answer ? (
        <Text>The form was sent with “{answer}”.</Text>
      ) : (
        <form onSubmit={hear}>
          <ConsentBanner
            label={label}
            message={says}
            acceptLabel="Allow"
            declineLabel="No, thanks"
          />
        </form>
      )}
    </Window>
  );
}

export const guide: Guide = {
  purpose:
    "Use it to ask before the site stores what it does not need. It stands at the foot of the window: both answers equally easy, nothing before the answer. Its buttons submit the form around it, so it works without JavaScript.",
  notFor: [
    { when: "Something is told, and nothing asked: use", take: "Notice" },
    { when: "What was done has succeeded: use", take: "Toast" },
    { when: "It must be answered before one can go on: use", take: "Drawer" },
  ],
  pairs: [
    {
      right: {
        shows: <Asked label="Consent, asked fairly" />,
        because:
          "It says what for in a sentence, and the two buttons are alike: “no” takes one press too.",
      },
      wrong: {
        shows: (
          <Window>
            <div style={{ position: "absolute", insetInline: "0.75rem", insetBlockEnd: "0.75rem" }}>
              <Card>
                <Stack gap={3}>
                  <Text>We value your privacy. We use cookies to improve your experience.</Text>
                  <Button tone="accent" width="full">
                    Accept all
                  </Button>
                  <Link href="#more" tone="muted">
                    Manage options
                  </Link>
                </Stack>
              </Card>
            </div>
          </Window>
        ),
        because:
          "“No” is three presses away. A yes won like this does not count, in law or in fact.",
      },
    },
  ],
  anatomy: {
    example: <Asked label="Consent, in parts" />,
    parts: [
      {
        name: "Box",
        what: "over the page's foot, 400 px wide at most; the page stays in use.",
        at: "section",
      },
      {
        name: "Message",
        what: "what is asked, what for, and that it can be taken back.",
        at: "section > p",
      },
      {
        name: "No",
        what: "first, and as large as the other.",
        at: "button[value='denied']",
      },
      { name: "Yes", what: "no accent: the site does not choose.", at: "button[value='granted']" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to “No”, then to “Yes”: it takes no focus by itself." },
    { keys: ["Enter", "Space"], does: "Gives the answer, and the banner goes." },
  ],
};
