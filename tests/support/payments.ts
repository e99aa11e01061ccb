import { mockSettings } from "../../mocks/addresses";

const { STRIPE_API_BASE: base } = mockSettings("https://mock.example");

const post = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${base}${path}`, {
    ...{ method: "POST", body: new URLSearchParams(fields) },
  });
  return (await response.json()) as { id: string };
};

/** What the browser does with a card, named as the mocked provider names it. */
export const confirmPayment = (id: string, card = "pm_card_visa") =>
  post(`/v1/payment_intents/${id}/confirm`, {
    ...{ payment_method: card, client_secret: `${id}_secret_mock` },
  });

/** Something happens at the mocked provider without the site. */
export const happens = (of: string, id: string, what: string, fields = {}) =>
  post(`/test/${of}/${id}/${what}`, fields);
