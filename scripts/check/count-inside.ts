import { readPlatforms } from '@/lib/catalog/server/catalog-source';
import { withTerms } from '@/lib/catalog/server/platforms';
import { readCatalog, readTopics } from '@/lib/catalog/server/read-catalog';
import { type Course, knownHours } from '@/lib/course';
import { markdownTable } from '@/scripts/markdown-table';

/** Sources with fewer courses share a row. */
const FEWEST = 50;

/** What one wants to know before opening a course, by the heading of its column. */
const KNOWN: Readonly<Record<string, (course: Course) => boolean>> = {
  lessons: ({ lessons = [], outline = [] }) => lessons.length + outline.length > 1,
  'length or workload': (course) => knownHours(course) !== undefined || course.workload !== undefined,
  'or about': ({ estimate }) => estimate !== undefined,
  'own sentence': ({ summary }) => summary !== undefined,
  captions: ({ lessons = [] }) => lessons.some(({ captions }) => captions !== undefined),
  prerequisites: ({ prerequisites }) => prerequisites !== undefined,
  certificate: ({ certificate }) => certificate !== undefined,
  audience: ({ audience }) => audience !== undefined,
};

type Row = { name: string; courses: number; known: number[] };
type Rows = Map<string, Row>;

function count(rows: Rows, name: string, course: Course): void {
  const row = rows.get(name) ?? { name, courses: 0, known: Object.keys(KNOWN).map(() => 0) };
  row.courses += 1;
  row.known = Object.values(KNOWN).map(
    (isKnown, column) => (row.known[column] ?? 0) + Number(isKnown(course)),
  );
  rows.set(name, row);
}

/** Small ones together, under `others`. */
function joinSmall(rows: Rows): Row[] {
  const sorted = [...rows.values()].sort((one, other) => other.courses - one.courses);
  const large = sorted.filter(({ courses }) => courses >= FEWEST);
  const small = sorted.slice(large.length);
  if (small.length < 2) return sorted;
  const sum = (numberOf: (row: Row) => number) => small.reduce((all, row) => all + numberOf(row), 0);
  const known = Object.keys(KNOWN).map((_, column) => sum((row) => row.known[column] ?? 0));
  const name = `${small.length.toLocaleString('en')} others`;
  return [...large, { name, courses: sum(({ courses }) => courses), known }];
}

/** Nothing is rounded to all or to none. */
function percent(part: number, all: number): string {
  const share = Math.round((part * 100) / all);
  if (part === 0 || part === all) return `${share} %`;
  return `${Math.min(99, Math.max(1, share))} %`;
}

function table(heading: string, rows: Row[]): string {
  return markdownTable([
    [heading, 'courses', ...Object.keys(KNOWN)],
    ...rows.map(({ name, courses, known }) => [
      name,
      courses.toLocaleString('en'),
      ...known.map((part) => percent(part, courses)),
    ]),
  ]);
}

/**
 * Of how many courses of each source, and of each subject, the inside is known, as two tables in Markdown. The source is
 * the platform, or the provider of a course without one; the subject is that of the first topic.
 * @throws Error naming a folder or a line of topics that cannot be read.
 */
export async function countInside(dirs: string[]): Promise<string[]> {
  const subjects = new Map((await readTopics(dirs)).map(({ slug, subject }) => [slug, subject]));
  const platforms = await readPlatforms(dirs);
  const all: Rows = new Map();
  const bySource: Rows = new Map();
  const bySubject: Rows = new Map();
  for await (const row of readCatalog(dirs)) {
    if (row.kind === 'problem') continue;
    const course = withTerms(row.course, platforms);
    count(all, 'all', course);
    count(bySource, course.platform ?? course.provider, course);
    count(bySubject, subjects.get(course.topics[0] ?? '') ?? 'no subject', course);
  }
  return [table('source', [...joinSmall(bySource), ...all.values()]), table('subject', joinSmall(bySubject))];
}
