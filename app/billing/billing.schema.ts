import { z } from "zod";

const planSchema = z.enum(
  ["hobbyist", "professional", "enterprise"],
  "must be hobbyist, professional or enterprise",
);
const periodSchema = z.enum(["monthly", "annual"], "must be monthly or annual");

/** The form that chooses a plan. Its fields are radio buttons: anything else was not typed by a person. */
export const planFormSchema = z.object({ plan: planSchema, period: periodSchema });

type ChosenPlan = z.output<typeof planFormSchema>;

/** What a link like /billing?plan=professional&period=annual asks for; what it does not say stays. */
export function preselectedPlan(params: URLSearchParams, current: ChosenPlan): ChosenPlan {
  return {
    plan: planSchema.safeParse(params.get("plan")).data ?? current.plan,
    period: periodSchema.safeParse(params.get("period")).data ?? current.period,
  };
}
