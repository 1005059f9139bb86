import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { readCourses } from '@/engine/judge/run-judged';
import type { Course, Lesson } from '@/lib/course/course.schema';
import { seeded } from './seeded';

const SYLLABLES = 'ka lo mi ran tes vor pel du sia gen tro ban quil ser mon da ri xen alt po'.split(' ');

/** The word with this rank in an endless invented vocabulary. */
export function inventedWord(rank: number): string {
  let word = '';
  for (let rest = rank + SYLLABLES.length ** 2; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
}

/** Ranks by Zipf's law: rank r occurs about 1/r as often as rank 1. */
const zipf = (random: () => number, ranks: number): number => Math.floor(ranks ** random()) - 1;

/** Lessons of one real course, each with the end of another lesson's title and now and then an invented word. */
function mixLessons(course: Course, other: Course, random: () => number, vocabulary: number): Lesson[] {
  return (course.lessons ?? []).map((lesson, at) => {
    const start = lesson.title.split(' ');
    const end = other.lessons?.[at % other.lessons.length]?.title.split(' ') ?? [];
    const title = [
      ...start.slice(0, Math.ceil(start.length / 2)),
      ...(random() < 0.3 ? [inventedWord(zipf(random, vocabulary))] : []),
      ...end.slice(Math.floor(end.length / 2)),
    ];
    return { ...lesson, title: title.join(' ') };
  });
}

/**
 * Writes a catalogue of `count` courses made from the built-in one: halves of two titles, words of a
 * vocabulary that grows with the size, lessons, topics, levels, languages and teachers of real courses.
 */
export async function generateCatalog(from: string, to: string, count: number): Promise<void> {
  const real = readCourses(from);
  const random = seeded(count);
  const pick = (): Course => real[Math.floor(random() * real.length)] as Course;
  const taught = real.filter(({ lessons }) => lessons);
  const vocabulary = Math.round(40 * Math.sqrt(count) * 5);
  const providers = Math.round(Math.sqrt(count) * 4);
  for (const name of ['topics.jsonl', 'needs.jsonl', 'errands.jsonl'])
    await copyFile(join(from, name), join(to, name));
  const file = createWriteStream(join(to, 'generated.jsonl'));
  for (let i = 0; i < count; i++) {
    const one = pick();
    const other = pick();
    const start = one.title.split(' ');
    const end = other.title.split(' ');
    const words = [
      ...start.slice(0, Math.ceil(start.length / 2)),
      ...Array.from({ length: Math.floor(random() * 3) }, () => inventedWord(zipf(random, vocabulary))),
      ...end.slice(Math.floor(end.length / 2)),
    ];
    const topics = [...new Set([...one.topics, ...other.topics.slice(0, 1)])];
    const isReal = random() < 0.5;
    const course: Course = {
      id: `course-${i}`,
      title: words.join(' ').slice(0, 200),
      provider: isReal ? one.provider : `${inventedWord(zipf(random, providers))} academy`,
      url: `https://example.org/${i}`,
      kind: one.kind,
      language: one.language,
      cost: one.cost,
      topics,
      source: 'catalog',
      popularity: random(),
      instructors: [`${inventedWord(zipf(random, providers * 8))} ${inventedWord(zipf(random, providers))}`],
      hours: Math.round((0.5 + random() * 60) * 10) / 10,
      year: 2000 + Math.floor(random() * 26),
      ...(one.level ? { level: one.level } : {}),
      ...(one.lessons
        ? {
            lessons: mixLessons(one, taught[Math.floor(random() * taught.length)] ?? one, random, vocabulary),
          }
        : {}),
      ...(one.playlistId ? { playlistId: one.playlistId } : {}),
    };
    if (!file.write(`${JSON.stringify(course)}\n`)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
}
