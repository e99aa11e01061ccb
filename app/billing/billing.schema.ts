import * as z from "zod";
import { billingPeriods, type ChosenPlan, planIds } from "~/platform/enums";

const planSchema = z.enum(planIds, `must be one of ${planIds.join(", ")}`);
const periodSchema = z.enum(billingPeriods, `must be one of ${billingPeriods.join(", ")}`);

/** The form that chooses a plan. Its fields are radio buttons: anything else was not typed by a person. */
export const planFormSchema = z.object({ plan: planSchema, period: periodSchema });

/** The plan that a link like /billing?plan=professional&period=annual preselects; what it leaves out stays. */
export function preselectedPlan(params: URLSearchParams, current: ChosenPlan): ChosenPlan {
  return {
    plan: planSchema.safeParse(params.get("plan")).data ?? current.plan,
    period: periodSchema.safeParse(params.get("period")).data ?? current.period,
  };
}
