import { decodedVinSchema } from "~/vehicles/decoded-vin.schema";
import { broken, brokenJson, json, refused } from "../answers";
import { decodedVin } from "../fixtures/decoded-vin";
import { type MockRequest, service } from "../service";

const told = ({ params }: MockRequest, extra: object = {}) =>
  json(decodedVinSchema.parse({ ...decodedVin, vin: params.vin?.toUpperCase(), ...extra }));

/** The site's own JSON: what a VIN tells. Whatever the VIN, it is that of the one fixture. */
export const vin = service({
  title: "VIN decoding",
  requests: ["GET */api/v1/vehicles/vin/:vin"],
  isOurs: true,
  unseen: "asked by other programs; the site's pages decode on the server",
  answers: {
    success: (asked) => told(asked),
    empty: (asked) => told(asked, { vehicle: null, makes: [] }),
    badCheckDigit: (asked) => told(asked, { checkDigitIsRight: false }),
    badRequest: () => refused("vin", "A VIN has 17 characters."),
    tooMany: () =>
      refused("vin", "You've looked up a lot of VINs. Try again in 30 seconds.", {
        status: 429,
        headers: { "Retry-After": "30" },
      }),
    error: broken,
    malformed: () => json({ vin: 7, vehicle: "a car" }),
    notJson: brokenJson,
  },
});
