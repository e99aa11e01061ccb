import { Button, type ToastOptions, ToastProvider, useToast } from "@partlane/ui";
import type { Guide } from "../docs/guide";

function Press({ children, ...options }: ToastOptions & { children: string }) {
  const toast = useToast();
  return <Button onClick={() => toast.show(options)}>{children}</Button>;
}

function Shows(props: ToastOptions & { children: string }) {
  return (
    <ToastProvider>
      <Press {...props} />
    </ToastProvider>
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
        shows: (
          <Shows tone="success" message="Added to your garage.">
            Add to garage
          </Shows>
        ),
        because: "One sentence about what the reader did: nothing is lost when it is overlooked.",
      },
      wrong: {
        shows: (
          <Shows
            tone="info"
            message="Your part is ready at 218 Canal Street until 5 pm, ask for Mike at the back entrance."
          >
            Where do I collect it?
          </Shows>
        ),
        because: "An address that is gone before it is written down.",
      },
    },
    {
      right: {
        shows: (
          <Shows tone="critical" message="Please fix the errors below.">
            Send
          </Shows>
        ),
        because: "Points to errors that stay at their fields.",
      },
      wrong: {
        shows: (
          <Shows tone="critical" message="Email invalid. Password too short. Terms not agreed to.">
            Send all errors
          </Shows>
        ),
        because: "The errors themselves pass by while they are being mended.",
      },
    },
  ],
  anatomy: {
    example: (
      <Shows tone="success" message="Account created successfully!">
        Show a message
      </Shows>
    ),
    parts: [
      {
        name: "Message",
        what: "one sentence, at the top of the window; three at once at most. Press the button to see it.",
      },
      { name: "Icon and edge", what: "of the tone; the words say it too." },
      { name: "Dismiss", what: "takes it away at once; so does a swipe over the window’s edge." },
    ],
  },
  keyboard: "While the focus or the pointer is among the messages the clock stands still.",
  styles: ["ToastViewport"],
};
