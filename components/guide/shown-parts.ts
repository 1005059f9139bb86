import { shownPart } from '@/components/ui/shown-part';

export const PlanList = shownPart(() => import('./PlanList').then((module) => module.PlanList));
