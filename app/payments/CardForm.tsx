import { Button, Notice, Stack, Text } from "@partlane/ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { payProblems } from "./payment-words";

/* The provider's script, as far as it is used here: https://docs.stripe.com/js */

interface CardElement {
  on(name: "ready" | "loaderror", listener: () => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
}

interface CardScript {
  elements(options: { clientSecret: string; appearance: object }): {
    create(kind: "payment"): CardElement;
  };
  confirmPayment(options: {
    elements: object;
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string } }>;
}

type WithScript = Window & { Stripe?: (key: string) => CardScript };

/** Loads the provider's script, once for a page. */
function loadScript(url: string): Promise<void> {
  if ((window as WithScript).Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The provider's script could not be loaded."));
    };
    document.head.append(script);
  });
}

const isDark = () => getComputedStyle(document.documentElement).colorScheme.includes("dark");

export interface CardFormProps {
  clientSecret: string;
  browser: { publishableKey: string; scriptUrl: string };
  returnUrl: string;
  amount: string;
  /** Why the last card failed. */
  failure: string | null;
}

/** The provider's own fields, in a frame of its own: nothing of a card is on this page. */
export function CardForm({ clientSecret, browser, returnUrl, amount, failure }: CardFormProps) {
  const { publishableKey, scriptUrl } = browser;
  const place = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<{ script: CardScript; elements: object } | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "paying" | "failed">("loading");
  const [problem, setProblem] = useState(failure);

  useEffect(() => {
    let element: CardElement | undefined;
    let isGone = false;
    const show = () => {
      const script = (window as WithScript).Stripe?.(publishableKey);
      if (isGone || !script || !place.current) return;
      const appearance = { theme: isDark() ? "night" : "stripe" };
      const elements = script.elements({ clientSecret, appearance });
      element = elements.create("payment");
      element.on("ready", () => setState("ready"));
      element.on("loaderror", () => setState("failed"));
      element.mount(place.current);
      setCard({ script, elements });
    };
    loadScript(scriptUrl)
      .then(show)
      .catch(() => setState("failed"));
    return () => {
      isGone = true;
      element?.destroy();
    };
  }, [clientSecret, publishableKey, scriptUrl]);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (!card || state !== "ready") return;
    setState("paying");
    setProblem(null);
    // The bank may ask first; either way the buyer comes back by the address.
    const { error } = await card.script
      .confirmPayment({ elements: card.elements, confirmParams: { return_url: returnUrl } })
      .catch(() => ({ error: { message: payProblems.later } }));
    setProblem(error?.message ?? payProblems.declined);
    setState("ready");
  }

  if (state === "failed") return <Notice tone="critical">{payProblems.script}</Notice>;
  return (
    <form onSubmit={pay}>
      <Stack gap={4}>
        {problem ? <Notice tone="critical">{problem}</Notice> : null}
        {state === "loading" ? <Text tone="muted">Loading the card form…</Text> : null}
        <div ref={place} />
        <Button
          type="submit"
          tone="accent"
          size="large"
          width="full"
          pending={state === "paying"}
          disabled={!card}
        >
          {`Pay ${amount}`}
        </Button>
      </Stack>
    </form>
  );
}
