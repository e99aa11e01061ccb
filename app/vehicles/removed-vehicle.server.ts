import * as z from "zod";
import { siteCookie } from "~/platform/http/cookies.server";
import { undoCookie, undoSeconds } from "~/platform/http/undo-cookie.server";
import { vehicleSchema } from "./vehicle.schema";

/** The vehicle that was removed from a garage last. */
export const removedVehicle = undoCookie(
  siteCookie("partlane-removed-vehicle", { maxAge: undoSeconds, signed: true }),
  vehicleSchema.extend({
    id: z.uuid(),
    isActive: z.boolean(),
    facts: z.record(z.string(), z.string()).default({}),
    place: z.number().int().nonnegative(),
  }),
);
