import { z } from 'zod';
import type { Draft, Fact } from '@/harvest/facts/fact.schema';
import type { Part } from './part.types';
import { readJson, readShape } from './read-list';

const website = z.object({ website: z.string().regex(/^[\w.-]+$/) });
const courseSchema = z.object({
  course_title: z.string(),
  primary_course_number: z.string().nullish(),
  year: z.union([z.string(), z.number()]).nullish(),
  level: z.array(z.string()).nullish(),
  topics: z.array(z.array(z.string())).nullish(),
  learning_resource_types: z.array(z.string()).nullish(),
  course_image: website.nullish(),
  course_image_thumbnail: website.nullish(),
});

type Asset = NonNullable<Fact['assets']>[number];
const KINDS: [RegExp, Asset['kind']][] = [
  [/^problem sets/i, 'problem-sets'],
  [/assignments/i, 'assignments'],
  [/^projects/i, 'projects'],
  [/^exams/i, 'exams'],
  [/^lecture notes/i, 'lecture-notes'],
  [/^readings/i, 'readings'],
  [/textbook/i, 'textbook'],
];

/** What comes with a course, each kind once; with solutions where one entry of the kind says so. */
function assetsOf(types: readonly string[]): Asset[] {
  const assets = new Map<Asset['kind'], Asset>();
  for (const type of types) {
    const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1];
    if (!kind) continue;
    const solutions = /with (?:solutions|examples)/i.test(type) || assets.get(kind)?.solutions;
    assets.set(kind, { kind, ...(solutions && { solutions }) });
  }
  return [...assets.values()];
}

/** A course of MIT OpenCourseWare from its repository: `data/course.json`. */
export function readOcw({ text, address }: Part): Draft[] {
  const course = readShape(courseSchema, readJson(text, address), 'course.json');
  const slug = (course.course_image ?? course.course_image_thumbnail)?.website;
  const assets = assetsOf(course.learning_resource_types ?? []);
  const isOfUniversity = course.level?.some((level) => /graduate/i.test(level));
  return [
    {
      ref: new URL(address).pathname.split('/')[2],
      title: course.course_title,
      url: slug && `https://ocw.mit.edu/courses/${slug}/`,
      code: course.primary_course_number,
      year: course.year,
      tags: course.topics?.flatMap((path) => path.at(-1) ?? []),
      inside: {
        ...(assets.length > 0 && { assets }),
        ...(isOfUniversity && { audience: { group: 'university' } }),
      },
    },
  ];
}
