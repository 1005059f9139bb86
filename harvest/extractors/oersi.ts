import { z } from 'zod';
import type { Draft } from '@/harvest/facts/fact.schema';
import { readRecords, readShape } from './read-list';

const hitSchema = z.object({ _source: z.unknown(), sort: z.array(z.union([z.string(), z.number()])).min(1) });
const pageSchema = z.object({
  pit_id: z.string().optional(),
  hits: z.object({
    total: z.union([z.number(), z.object({ value: z.number() })]).optional(),
    hits: z.array(hitSchema),
  }),
});
const label = z.object({ prefLabel: z.record(z.string(), z.string()).nullish(), id: z.string().nullish() });
const courseSchema = z.object({
  id: z.string(),
  name: z.string(),
  inLanguage: z.array(z.string()).nullish(),
  learningResourceType: z.array(label).nullish(),
  about: z.array(label).nullish(),
  keywords: z.array(z.string()).nullish(),
  creator: z.array(z.object({ type: z.string().nullish(), name: z.string().nullish() })).nullish(),
  sourceOrganization: z.array(z.object({ name: z.string().nullish() })).nullish(),
  publisher: z.array(z.object({ name: z.string().nullish() })).nullish(),
  datePublished: z.string().nullish(),
  isAccessibleForFree: z.boolean().nullish(),
  mainEntityOfPage: z
    .array(z.object({ provider: z.object({ name: z.string().nullish() }).nullish() }))
    .nullish(),
});

function toDraft(course: z.infer<typeof courseSchema>): Draft {
  const creators = course.creator ?? [];
  const organisations = [
    course.sourceOrganization ?? [],
    course.publisher ?? [],
    creators.filter(({ type }) => type === 'Organization'),
  ];
  const repository = course.mainEntityOfPage?.[0]?.provider?.name;
  return {
    ref: course.id,
    title: course.name,
    url: course.id,
    provider: organisations.flat().find(({ name }) => name)?.name ?? repository,
    platform: repository,
    instructors: creators.filter(({ type }) => type === 'Person').map(({ name }) => name),
    language: course.inLanguage,
    year: course.datePublished,
    // Everything that OERSI lists is open.
    cost: course.isAccessibleForFree === false ? undefined : 'free',
    tags: [
      ...(course.about ?? []).flatMap(({ id, prefLabel }) => [
        id?.split('/').pop(),
        prefLabel?.en,
        prefLabel?.de,
      ]),
      ...(course.keywords ?? []),
    ],
  };
}

type OersiPage = {
  drafts: Draft[];
  pit: string | undefined;
  /** Where the list goes on; undefined after its last page. */
  after: (string | number)[] | undefined;
  total: number | undefined;
};

/** A page of an answer of OERSI's search. */
export function extractOersi(json: unknown): OersiPage {
  const { pit_id: pit, hits } = readShape(pageSchema, json, 'the search');
  const sources = hits.hits.map(({ _source }) => _source);
  return {
    drafts: readRecords(courseSchema, sources, 'the search', toDraft),
    pit,
    after: hits.hits.at(-1)?.sort,
    total: typeof hits.total === 'number' ? hits.total : hits.total?.value,
  };
}
