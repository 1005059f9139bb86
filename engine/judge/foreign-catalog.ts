import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '@/bench/seeded';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import type { Course } from '@/lib/course/course.schema';
import { studyHours } from '@/lib/course/labels';
import { importCatalog } from '@/scripts/import/import-catalog';
import { readCourses } from './run-judged';

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const LEVELS = { beginner: 'Beginner Level', intermediate: 'Intermediate Level', advanced: 'Expert' };
const PRAISE =
  'Join thousands of learners and start your career today. Learn the basics, practice with projects and get a certificate from experts in data, business, design and programming.';

/**
 * Exports the same courses as a third party would: with one broad subject instead of topics, levels and lengths in
 * words, long descriptions and meaningless student numbers. It keeps ids, so that the judged searches still
 * apply. Returns the folder of the imported catalogue.
 */
export async function makeForeignCatalog(from: string, to: string): Promise<string> {
  const random = seeded(1);
  const topics = new Map((await readTopics([from])).map((topic) => [topic.slug, topic]));
  const head = 'id,title,url,provider,instructors,language,level,hours,topics,description,popularity';
  const line = (course: Course): string => {
    const subject = topics.get(course.topics[0] ?? '')?.subject ?? 'Other';
    const lessons = (course.lessons ?? []).slice(0, 12).map(({ title }) => title);
    return [
      course.id,
      course.title,
      course.url,
      course.provider,
      (course.instructors ?? []).join('; '),
      course.language,
      course.level ? LEVELS[course.level] : 'All Levels',
      studyHours(course) ? `${studyHours(course)} hours` : '',
      subject,
      [...lessons, random() < 0.5 ? PRAISE : `A course on ${subject}.`].join('. '),
      String(Math.round(10 ** (1 + random() * 4.5))),
    ]
      .map(quote)
      .join(',');
  };
  mkdirSync(to, { recursive: true });
  const file = join(to, 'courses.csv');
  writeFileSync(file, [head, ...readCourses(from).map(line)].join('\n'));
  const out = join(to, 'catalog');
  await importCatalog({ file, out, knownTopics: [...topics.values()] });
  return out;
}
