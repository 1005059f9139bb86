import * as m from '@/messages/course';
import type { Level } from './course.schema';

/** Apart from other labels: the page of plans first loads these alone. */
export const LEVEL_LABELS: Record<Level, () => string> = {
  beginner: m.levelBeginner,
  intermediate: m.levelIntermediate,
  advanced: m.levelAdvanced,
};
