import { readFileSync } from 'node:fs';
import {
  COSTS,
  COURSE_KINDS,
  courseSchema,
  LEVELS,
  lessonSchema,
  topicSchema,
} from '@/lib/course/course.schema';

const text = readFileSync('docs/catalog.md', 'utf8');

/** The rows of the table under a heading: what stands in backticks first, and the other cells. */
function rowsUnder(heading: string) {
  const part = text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...part.matchAll(/^\| `(\w+)` *\|(.+)\|$/gm)].map(([, field = '', rest = '']) => ({ field, rest }));
}

const named = (rest: string) => [...rest.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

it.each([
  ['Fields of a course', courseSchema],
  ['Fields of a lesson', lessonSchema],
  ['Fields of a topic', topicSchema],
])('names each of the %s and whether it must be there', (heading, schema) => {
  const told = rowsUnder(heading).map(({ field, rest }) => [field, rest.trim().startsWith('yes')]);
  const fields = Object.entries(schema.shape).map(([field, type]) => [
    field,
    !type.safeParse(undefined).success,
  ]);
  // The document has its own order.
  expect(told.sort()).toEqual(fields.sort());
});

it.each([
  ['kind', COURSE_KINDS],
  ['level', LEVELS],
  ['cost', COSTS],
])('names every value of %s', (field, values) => {
  const row = rowsUnder('Fields of a course').find((one) => one.field === field);
  expect(named(row?.rest ?? '')).toEqual([...values]);
});
