import { shownPart } from '@/components/ui/shown-part';

export const PlanCalendar = shownPart(() => import('./PlanCalendar').then((module) => module.PlanCalendar));
export const PlanList = shownPart(() => import('./PlanList').then((module) => module.PlanList));
