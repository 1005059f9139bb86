export type { PlanChoice } from './use-plan-chat';
