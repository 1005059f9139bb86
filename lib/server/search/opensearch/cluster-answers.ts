import { z } from 'zod';
import { assertServer } from '@/lib/assert-server';
import { COSTS, COURSE_KINDS, courseSchema } from '@/lib/courses/course.schema';
import type { CourseCard } from '@/lib/courses/course-card';
import type { CatalogOverview } from '@/lib/courses/overview.types';

assertServer('lib/server/search/opensearch/cluster-answers');

/** A card as this site loaded it into the cluster. Only the fields that every card has are checked. */
export const cardSchema = z.looseObject({
  id: z.string(),
  title: z.string(),
  provider: z.string(),
  kind: z.enum(COURSE_KINDS),
  language: z.string(),
  cost: z.enum(COSTS),
  source: z.string(),
  playable: z.boolean(),
}) as unknown as z.ZodType<CourseCard>;

const shards = z.object({ failed: z.number() });
const base = { timed_out: z.boolean(), _shards: shards };
const hitsOf = <Source extends z.ZodType>(source: Source) =>
  z.object({
    total: z.object({ value: z.number() }).optional(),
    hits: z.array(
      z.object({
        _id: z.string(),
        _score: z.number().nullish(),
        _source: source,
        matched_queries: z.array(z.string()).optional(),
      }),
    ),
  });
const buckets = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) });
const counted = z.object({ doc_count: z.number(), values: buckets.optional(), chosen: buckets.optional() });

export const pageAnswer = z.object({
  ...base,
  hits: hitsOf(
    z.object({
      card: cardSchema,
      facet: z.object({ topic: z.array(z.string()).default([]) }).default({ topic: [] }),
    }),
  ),
  aggregations: z
    .object({
      found: counted,
      passing: z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.number() })) }).optional(),
    })
    .catchall(counted),
});
export type PageAnswer = z.infer<typeof pageAnswer>;

const nameSource = z.object({
  kind: z.string(),
  value: z.string(),
  label: z.string(),
  keys: z.array(z.string()).default([]),
  courses: z.number(),
  is_filter: z.boolean().default(false),
  narrower: z.array(z.string()).default([]),
  subject: z.string().nullish(),
});
export type NameRow = z.infer<typeof nameSource>;
export const namesAnswer = z.object({ ...base, hits: hitsOf(nameSource) });

export const exactAnswer = z.object({
  ...base,
  hits: z.object({ total: z.object({ value: z.number() }) }),
  suggest: z
    .object({
      mend: z.array(
        z.object({ text: z.string(), options: z.array(z.object({ text: z.string(), freq: z.number() })) }),
      ),
    })
    .optional(),
});

export const titlesAnswer = z.object({
  ...base,
  hits: hitsOf(z.object({ card: z.object({ title: z.string() }) })),
});
export const cardsAnswer = z.object({ ...base, hits: hitsOf(z.object({ card: cardSchema })) });
export const coursesAnswer = z.object({ ...base, hits: hitsOf(z.object({ course: courseSchema })) });
export const summaryAnswer = z.object({
  ...base,
  hits: hitsOf(
    z.object({
      card: cardSchema,
      hours: z.number().nullish(),
      facet: z.object({
        level: z.string().nullish(),
        language: z.string(),
        cost: z.string(),
        provider: z.string(),
      }),
    }),
  ),
});
const day = z.string().optional();
export const daysAnswer = z.object({
  ...base,
  hits: hitsOf(z.object({ course: z.object({ addedAt: day, checkedAt: day }).optional() }).optional()),
});
export const idsAnswer = z.object({ ...base, hits: hitsOf(z.unknown().optional()) });

/** The two responses of a multi-search. Each of them can be an error. */
export const both = <One extends z.ZodType, Other extends z.ZodType>(one: One, other: Other) =>
  z.object({ responses: z.tuple([one, other]) });

export const foundCourse = z.object({
  docs: z.tuple([
    z.object({ found: z.boolean().default(false), _source: z.object({ course: courseSchema }).optional() }),
    z.object({
      found: z.boolean().default(false),
      _source: z.object({ body: z.object({ since: z.string(), course: courseSchema }) }).optional(),
    }),
  ]),
});

export const foundNames = z.object({
  docs: z.array(z.object({ found: z.boolean().default(false), _source: nameSource.optional() })),
});

export const overviewAnswer = z.object({
  // Written when this version was loaded.
  _source: z.object({ body: z.looseObject({ courses: z.number(), subjects: z.array(z.unknown()) }) }),
}) as unknown as z.ZodType<{ _source: { body: CatalogOverview } }>;

export const aliasAnswer = z.record(z.string(), z.unknown());
export const metaAnswer = z.record(
  z.string(),
  z.object({ mappings: z.object({ _meta: z.object({ version: z.string(), schema: z.number() }) }) }),
);

export const keysAnswer = z.object({ ...base, hits: hitsOf(z.object({ keys: z.array(z.string()) })) });
