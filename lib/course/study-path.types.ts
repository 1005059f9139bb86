import type { Level } from './course.schema';

/** What to learn for a profession or a frequent goal. */
export type StudyPath = {
  /** The professions, or the topics that people name when they mean this goal. */
  for: string[];
  goal?: string | undefined;
  /** What people call a profession that is no topic, by language; the first is shown. */
  names?: Record<string, string[]> | undefined;
  /** In learning order; `courses` are those that a reader chose. */
  steps: { topic: string; level: Level; why: string; courses?: string[] | undefined }[];
  /** Topics that it takes and of which the catalogue has no course. */
  missing?: string[] | undefined;
  /** What it takes and no course gives. */
  besides?: string[] | undefined;
  /** What one is expected to know before the first step. */
  assumes?: string[] | undefined;
  /** Why the courses lead to no such goal; the steps are then the nearest that there is. */
  refuse?: string | undefined;
};
