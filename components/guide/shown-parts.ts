import { shownPart } from '@/components/ui/Shown';

export const NoPlan = shownPart(() => import('./NoPlan').then((module) => module.NoPlan));
export const PlanCalendar = shownPart(() => import('./PlanCalendar').then((module) => module.PlanCalendar));
export const PlanList = shownPart(() => import('./PlanList').then((module) => module.PlanList));
export const PlanOrigin = shownPart(() => import('./PlanList').then((module) => module.PlanOrigin));
