import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { courseSchema } from '@/lib/course/course.schema';
import { courseCardSchema } from '@/lib/course/course-card';

/** The engine alone reads it: addresses of a course that lead to its present one. */
const OF_THE_ENGINE = 'formerIds';
const FACTS = Object.keys({ ...courseSchema.shape, ...courseCardSchema.shape });

const code = ['lib/catalog', 'lib/course', 'lib/seo', 'components/course'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:schema|types)\.ts$|course-card\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** Whether code takes the field of something: `course.year`, or `const { year } = course`. A key of a table is no use. */
const reads = (field: string) => new RegExp(`(?:\\.|[{,]\\s*)${field}\\b(?!\\??:)`);

it.each(FACTS.filter((fact) => fact !== OF_THE_ENGINE))('a page shows or uses %s of a course', (fact) => {
  expect(code.some((text) => reads(fact).test(text))).toBe(true);
});

it('notices a fact that nothing reads, though a facet has its name', () => {
  expect(reads('accessibility').test('const labels = { accessibility: { labelOf: asItIs } };')).toBe(false);
});
