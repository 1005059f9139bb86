import type { Level } from './course.schema';

/** What somebody can do who knows a topic, the easiest first; `topic` is what it shows. */
export type CanDo = { topic: string; items: { can: string; level: Level; topic: string }[] };
