/**
 * What stands in for Stripe.js: a choice of cards in place of their numbers, and a confirmation that asks the mocked
 * provider, as far as the payment page uses it. https://docs.stripe.com/js
 */
export const stripeScript = (root: string) => `(() => {
const cards = {
  pm_card_visa: "A card that works",
  pm_card_authenticationRequired: "A card whose bank asks first",
  pm_card_chargeDeclined: "A card that is declined",
  pm_card_visa_chargeDeclinedInsufficientFunds: "A card with too little on it",
  pm_card_processing: "A bank that takes its time",
};
const confirm = async (secret, fields) => {
  const id = secret.split("_secret_")[0];
  const response = await fetch("${root}/v1/payment_intents/" + id + "/confirm", {
    method: "POST",
    body: new URLSearchParams({ client_secret: secret, ...fields }),
  });
  return response.json();
};
window.Stripe = () => ({
  elements: ({ clientSecret }) => {
    const elements = { clientSecret, select: null };
    elements.create = () => {
      const heard = {};
      return {
        on: (name, listener) => { heard[name] = listener; },
        mount: (place) => {
          const label = document.createElement("label");
          label.textContent = "Card ";
          elements.select = document.createElement("select");
          elements.select.style.font = "inherit";
          elements.select.style.minHeight = "44px";
          elements.select.style.maxWidth = "100%";
          for (const [value, text] of Object.entries(cards))
            elements.select.append(new Option(text, value));
          label.append(elements.select);
          place.replaceChildren(label);
          heard.ready?.();
        },
        destroy: () => {},
      };
    };
    return elements;
  },
  confirmPayment: async ({ elements, confirmParams }) => {
    const { clientSecret, select } = elements;
    let answer = await confirm(clientSecret, { payment_method: select.value });
    if (answer.status === "requires_action") {
      if (!window.confirm("Your bank asks: was it you?"))
        return { error: { type: "card_error", message: "Your bank didn't confirm that it was you." } };
      answer = await confirm(clientSecret, { is_proven: "yes" });
    }
    if (answer.error)
      return { error: { type: answer.error.type, message: "Your card was declined." } };
    window.location.assign(confirmParams.return_url);
    return new Promise(() => {});
  },
});
})();
`;
