import type { Page } from '@playwright/test';
import { Learner } from '@/lib/learning/browser/learner';
import { COLLECTIONS } from '@/lib/learning/browser/sync/documents';
import { LocalDocuments } from '@/lib/learning/browser/sync/local-documents';
import type { CourseBrief } from '@/lib/learning/course-brief';
import { paths } from '@/lib/paths';
import { storageKeys } from '@/lib/storage-keys';
import { COURSE_ID } from '@/scripts/sample-course';

const DAY_MS = 86_400_000;
const DAYS = 75;
/** Days without learning, counted back from today. */
const SKIPPED = [12, 29, 30, 31, 48, 49, 60, 61, 62, 63, 64];

/** How many lessons of a course were watched, and how many days ago it was started. */
type Learned = { id: string; lessons: number; daysAgo: number };
const LEARNED: Learned[] = [
  { id: '18-06-linear-algebra-mit-opencourseware', lessons: 0, daysAgo: 0 },
  {
    id: '18-065-matrix-methods-in-data-analysis-signal-processing-and-mit-opencourseware',
    lessons: 10,
    daysAgo: 20,
  },
  { id: 'nyu-deep-learning-spring-2020-new-york-university', lessons: 4.2, daysAgo: 3 },
  { id: COURSE_ID, lessons: 2.45, daysAgo: 0 },
];

async function fetchBriefs(site: string): Promise<Record<string, CourseBrief>> {
  const response = await fetch(site + paths.api.courses(LEARNED.map(({ id }) => id)));
  return ((await response.json()) as { courses: Record<string, CourseBrief> }).courses;
}

function learn(learner: Learner, clock: { time: number }, brief: CourseBrief, { lessons, daysAgo }: Learned) {
  const { card } = brief;
  if (lessons === 0) return learner.saveCourse(card.id, card.title);
  brief.lessons.slice(0, Math.ceil(lessons)).forEach(({ videoId, title, seconds = 2_700 }, index) => {
    const until = Math.min(1, lessons - index) * seconds;
    clock.time = Date.now() - daysAgo * DAY_MS - (Math.ceil(lessons) - index) * 60_000;
    learner.watch(
      {
        videoId,
        title,
        courseId: card.id,
        courseTitle: card.title,
        lesson: index + 1,
        lessonCount: brief.lessons.length,
      },
      { at: until, duration: seconds, ranges: [0, until], seconds: 0 },
    );
  });
}

/** The storage of a learner who has used the site for weeks: real courses, written by the site's own code. */
export async function learnedBefore(site: string): Promise<[key: string, text: string][]> {
  const clock = { time: Date.now() };
  const documents = new LocalDocuments({ kind: 'device' }, () => {
    throw new Error('Only in memory.');
  });
  const learner = new Learner(documents, { now: () => clock.time, timeZone: () => 'UTC' });
  const briefs = await fetchBriefs(site);
  for (const course of LEARNED) {
    const brief = briefs[course.id];
    if (!brief) throw new Error(`The site has no course ${course.id}.`);
    learn(learner, clock, brief, course);
  }
  learner.savePath(
    'learn linear algebra',
    LEARNED.map(({ id }) => ({ courseId: id, title: briefs[id]?.card.title ?? id })),
  );
  for (let back = DAYS; back >= 0; back -= 1) {
    if (SKIPPED.includes(back)) continue;
    const day = new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
    documents.update('activityDays', day, (before) => ({
      day,
      devices: { laptop: 600 + ((back * 7) % 5) * 780 },
      lessons: back % 3 === 0 ? { [`lesson-${back}`]: clock.time } : {},
      finishedBy: {},
      undoneBy: {},
      byHand: {},
      updatedAt: before?.updatedAt ?? clock.time,
    }));
  }
  return COLLECTIONS.flatMap((collection) =>
    documents
      .entries(collection)
      .map(([id, data]): [string, string] => [
        `${storageKeys.learning}device/${collection}/${id}`,
        JSON.stringify({ data }),
      ]),
  );
}

/** Adds entries to a page's storage. */
export async function remember(page: Page, entries: [key: string, text: string][]): Promise<void> {
  await page.addInitScript((all) => {
    // A frame without an origin has no storage.
    if (self.origin === 'null') return;
    for (const [key, text] of all) localStorage.setItem(key, text);
  }, entries);
}
