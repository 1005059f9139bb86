import type { Cost, CourseKind, Level } from './course.schema';

export const KIND_LABELS: Record<CourseKind, string> = {
  'video-series': 'Video series',
  'single-video': 'Video',
  interactive: 'Interactive',
  text: 'Text',
  mooc: 'Online course',
};

export const LEVEL_LABELS: Record<Level, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export const COST_LABELS: Record<Cost, string> = {
  free: 'Free',
  audit: 'May be free',
  paid: 'Paid',
};

const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** English name of a BCP 47 tag; the tag itself where it has no name. */
export function languageName(tag: string): string {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export function isEnglish(tag: string): boolean {
  return tag === 'en' || tag.startsWith('en-');
}
