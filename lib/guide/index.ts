export type { ChatEvent, GuideState, ModelFault } from './chat/chat.types';
export { toFault } from './chat/to-fault';
export { makePlan } from './plan/make-plan';
export {
  PLAN_LEVELS,
  PLAN_PLACE,
  type Plan,
  type PlanRequest,
  type PlanView,
  type Refusal,
} from './plan/plan.types';
export { PLAN_PARAMETERS, planHref } from './plan/plan-address';
export { planLanguages } from './plan/plan-languages';
