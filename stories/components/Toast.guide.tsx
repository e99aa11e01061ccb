import { TextField, type ToastOptions, ToastProvider, useToast } from "@partlane/ui";
import { type ReactNode, useEffect } from "react";
import type { Guide } from "../docs/guide";

function Opens({ tone, message }: ToastOptions) {
  const toast = useToast();
  useEffect(() => toast.show({ tone, message, durationMs: Infinity }), [toast, tone, message]);
  return null;
}

/** A window in small, with a message that waits to be looked at. */
function Shown({ children, ...options }: ToastOptions & { children?: ReactNode }) {
  return (
    <div className="guide-screen" style={{ blockSize: children ? "17rem" : "11rem" }}>
      <ToastProvider>
        <Opens {...options} />
        <div>
          {/* The header of the site, which messages stand under, and on a phone over. */}
          <div style={{ blockSize: "4rem", background: "var(--pl-color-sunken)" }} />
          <div style={{ paddingBlockStart: "7rem" }}>{children}</div>
        </div>
      </ToastProvider>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    "Says that what was just done has worked, or has not, and passes by itself after five seconds. It survives going to another page.",
  notFor: [
    { when: "It must be read, or stays true: use", take: "Notice" },
    { when: "It must be answered: use", take: "Drawer" },
    { when: "One field is wrong: the `error` of the", take: "TextField" },
  ],
  pairs: [
    {
      right: {
        shows: <Shown tone="success" message="Added to your garage." />,
        because: "One sentence about what the reader did: nothing is lost when it is overlooked.",
      },
      wrong: {
        shows: (
          <Shown
            tone="info"
            message="Your part is ready at 218 Canal Street until 5 pm, ask for Mike at the back entrance."
          />
        ),
        because: "An address and a time that are gone before they are written down.",
      },
    },
    {
      right: {
        shows: (
          <Shown tone="critical" message="Please fix the errors below.">
            <TextField
              name="toast-email"
              label="Email"
              defaultValue="mary@"
              error="Email address is invalid"
            />
          </Shown>
        ),
        because: "Points to the error, which stays at its field.",
      },
      wrong: {
        shows: (
          <Shown tone="critical" message="Email invalid. Password too short.">
            <TextField name="toast-email-not" label="Email" defaultValue="mary@" />
          </Shown>
        ),
        because:
          "The errors are gone in five seconds, and the field does not say that it is wrong.",
      },
    },
  ],
  anatomy: {
    example: <Shown tone="success" message="Account created successfully!" />,
    parts: [
      {
        name: "Message",
        what: "one sentence, at the top of the window, on a phone over the header and never over the heading; a phone has room for two lines. Three at once at most. Here it waits; on the site it goes after five seconds.",
        at: "li",
      },
      { name: "Icon", what: "of the tone, as the edge is; the words say it too.", at: "li > span" },
      {
        name: "Dismiss",
        what: "takes it away at once; so does a swipe over the window's edge.",
        at: "li > button",
      },
    ],
  },
  keyboard:
    "While the focus or the pointer is among the messages the clock stands still. A message that is dismissed gives the focus back to where it was before, and the others go on.",
  options: "ToastOptions",
  styles: ["ToastViewport"],
};
