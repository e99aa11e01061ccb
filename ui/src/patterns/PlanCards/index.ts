export { PlanCard, type PlanCardProps, PlanCards, type PlanCardsProps } from "./PlanCards";
