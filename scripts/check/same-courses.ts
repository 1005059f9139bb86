import { foldTitle } from '@/lib/course';
import type { Course } from '@/lib/course/course.schema';

type Row = Pick<
  Course,
  'id' | 'title' | 'provider' | 'platform' | 'code' | 'year' | 'language' | 'instructors' | 'versions'
>;
/** A row with what is compared of it. */
export type ComparedRow = Row & { number: string | undefined; words: ReadonlySet<string> };

/** What titles have beside the name of a course: when it was held, what it is, and small words. */
const ASIDE =
  /^(?:(?:19|20)\d\d|fall|spring|summer|autumn|winter|january|iap|term|semester|courses?|lectures?|class|a|an|and|by|for|from|in|of|on|the|to|with)$/;
/** With fewer words, many courses have the same title. */
const OWN_TITLE = 3;

/** A number of MIT's, in a title. */
const NUMBER = /(?<![\d.])\d{1,2}\.S?\d{2,4}\b/;

const wordsOf = (text = ''): string[] => foldTitle(text).split(' ').filter(Boolean);

export function comparedRow(course: Row): ComparedRow {
  const { id, title, provider, platform, year, language, instructors, versions } = course;
  const code = course.code ?? NUMBER.exec(title)?.[0];
  const others = new Set([provider, platform, code, ...(instructors ?? [])].flatMap(wordsOf));
  return {
    ...{ id, title, provider, platform, code, year, language, instructors, versions },
    // MIT's J is shared with another department, and SC for studying alone.
    number: code?.toLowerCase().replace(/[^a-z\d.]|(?<=\d)(?:j|sc)$/g, ''),
    words: new Set(wordsOf(title).filter((word) => !ASIDE.test(word) && !others.has(word))),
  };
}

const placeOf = ({ platform, provider }: Row): string => platform ?? provider;

/** One provider is the other, or a part of it ("MIT OpenCourseWare"). */
function isOfOneProvider(one: Row, other: Row): boolean {
  const [a, b] = [foldTitle(one.provider), foldTitle(other.provider)];
  return `${a} `.startsWith(`${b} `) || `${b} `.startsWith(`${a} `);
}

/** The family names of who teaches it; a provider that is no teacher of the other is a school. */
const teachersOf = ({ instructors = [], provider }: Row): string[] =>
  [...instructors, provider].flatMap((name) => wordsOf(name).at(-1) ?? []);

function haveOneTeacher(one: Row, other: Row): boolean {
  const [a, b] = [teachersOf(one), teachersOf(other)];
  return a.slice(0, -1).some((name) => b.includes(name)) || b.slice(0, -1).some((name) => a.includes(name));
}

/** The provider of one teaches the other. */
const isTeacher = ({ provider }: Row, { instructors = [] }: Row): boolean =>
  instructors.some((name) => foldTitle(name) === foldTitle(provider));

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
  few.size > 0 && [...few].every((word) => many.has(word));

/** Of one number: the shorter title's words are in the longer one, which names nothing "with" it. */
const isSameNumbered = ({ words, title }: ComparedRow, longer: ComparedRow): boolean =>
  isWithin(words, longer.words) && (/ with /i.test(title) || !/ with /i.test(longer.title));

/** Whether they are one course: of one provider, in another place or another year, of one number or one title. */
function isSame(one: ComparedRow, other: ComparedRow): boolean {
  const differs = placeOf(one) !== placeOf(other) || (one.year && other.year && one.year !== other.year);
  if (!differs) return false;
  if (!isOfOneProvider(one, other) && !isTeacher(one, other) && !isTeacher(other, one)) return false;
  if (one.number && other.number)
    return one.number === other.number && (isSameNumbered(one, other) || isSameNumbered(other, one));
  if (!isWithin(one.words, other.words) || one.words.size !== other.words.size) return false;
  return one.words.size >= OWN_TITLE || haveOneTeacher(one, other);
}

/** Courses that are the same in another place or another year, and do not name each other as such. */
export function sameCourses(rows: readonly ComparedRow[]): [id: string, other: string][] {
  const alike = new Map<string, ComparedRow[]>();
  const found = new Map<string, [string, string]>();
  for (const row of rows) {
    const title = [...row.words].sort().join(' ');
    for (const key of [row.number && `number ${row.number}`, title && `title ${title}`]) {
      if (!key) continue;
      const before = alike.get(`${row.language} ${key}`) ?? [];
      for (const other of before)
        if (!row.versions?.includes(other.id) && isSame(row, other))
          found.set(`${other.id} ${row.id}`, [other.id, row.id]);
      alike.set(`${row.language} ${key}`, before);
      before.push(row);
    }
  }
  return [...found.values()];
}
