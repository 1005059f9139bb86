/** @jest-environment node */
import { resolve } from 'node:path';
import { readCourses } from '@/bench/judged/run-judged';
import type { Topic } from '@/lib/courses/course.schema';
import { readTopics } from '@/lib/server/catalog/read-catalog';
import { makeTitleReader } from '@/scripts/import/topics-in-title';

const CATALOG = resolve('data/catalog');
/** Day on which the first courses were added. */
const FIRST = '2026-11-21';
let topics: Topic[];
let slugsIn: (title: string, language?: string) => string[];

beforeAll(async () => {
  topics = await readTopics([CATALOG]);
  const read = makeTitleReader(topics);
  slugsIn = (title, language) => read(title, language).map(({ slug }) => slug);
});

function withBroader(slug: string): string[] {
  const { broader } = topics.find((topic) => topic.slug === slug) ?? {};
  return broader === undefined ? [slug] : [slug, ...withBroader(broader)];
}

it.each([
  ['Complete Python Bootcamp 2024', ['python']],
  ['C++ for absolute beginners', ['cpp']],
  ['Introducción al aprendizaje automático', ['machine-learning']],
  ['Линейная алгебра', ['linear-algebra']],
  ['CSS in Tamil', ['css']],
])('reads the topic that a title names: %s', (title, expected) => {
  expect(slugsIn(title)).toEqual(expected);
});

it.each([
  ['Основи фотографії', 'uk', ['photography']],
  ['تعلم لارافيل من الصفر', 'ar', ['laravel']],
  ['C Tutorials Deutsch', 'de', ['c']],
  ['Cómo vivir una vida activa', 'es', []],
])('reads the names that a topic has in the language of the title: %s', (title, language, expected) => {
  expect(slugsIn(title, language)).toEqual(expected);
});

it('reads nothing from words that are parts of many names, and nothing from no words', () => {
  expect(slugsIn('Learning by Design: the Science of Management')).toEqual([]);
  expect(slugsIn('The best online course')).toEqual([]);
  expect(slugsIn('')).toEqual([]);
});

it('mostly reads what people said of the courses of the built-in catalogue', () => {
  let read = 0;
  let right = 0;
  // People chose the topics of the first courses; those of later ones were read from titles as well.
  for (const course of readCourses(CATALOG).filter(({ addedAt }) => addedAt === FIRST)) {
    for (const slug of slugsIn(course.title)) {
      read++;
      // People who had fewer topics to choose from named the one that this is part of.
      if (withBroader(slug).some((one) => course.topics.includes(one))) right++;
    }
  }
  expect(read).toBeGreaterThan(1000);
  expect(right / read).toBeGreaterThan(0.88);
});
