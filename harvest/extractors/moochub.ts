import { z } from 'zod';
import type { Draft, Extracted } from '@/harvest/facts/fact.schema';
import { readHours } from '@/scripts/import/read-values';
import { lastEnd, readRecords, readShape } from './read-list';

const pageSchema = z.object({
  links: z.object({ next: z.union([z.string(), z.object({ href: z.string() })]).nullish() }).nullish(),
  data: z.union([z.array(z.unknown()), z.looseObject({ attributes: z.unknown() })]),
});
const named = z.looseObject({ name: z.string().nullish() });
/** A name in one language, or one for each. */
const names = z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ name: z.string() })]))]);
const attributesSchema = z.object({
  name: names,
  url: z.string().nullish(),
  courseCode: z.string().nullish(),
  inLanguage: z.array(z.string()).nullish(),
  startDate: z.array(z.string().nullable()).nullish(),
  endDate: z.array(z.string().nullable()).nullish(),
  expires: z.array(z.string().nullable()).nullish(),
  instructor: z.array(named).nullish(),
  publisher: z.union([named, z.array(named)]).nullish(),
  contributor: z.array(named).nullish(),
  duration: z.string().nullish(),
  workload: z.object({ timeValue: z.number().nullish(), timeUnit: z.string().nullish() }).nullish(),
  access: z.array(z.string()).nullish(),
  keywords: z.array(z.string()).nullish(),
  educationalAlignment: z
    .array(
      z.looseObject({
        educationalFramework: z.string().nullish(),
        shortCode: z.string().nullish(),
        name: names.nullish(),
      }),
    )
    .nullish(),
  educationalLevel: z.array(z.looseObject({ name: names.nullish() })).nullish(),
});
const courseSchema = z.object({ id: z.string(), attributes: attributesSchema });
type Attributes = z.infer<typeof attributesSchema>;

const firstName = (value: z.infer<typeof names> | null | undefined): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : one?.name;
};

/** A length in weeks of "P2W", "P14D"; undefined for others. */
function weeksOf(duration: string | null | undefined): number | undefined {
  const [, weeks, days] = /^P(?:(\d{1,3})W|(\d{1,4})D)$/.exec(duration ?? '') ?? [];
  return weeks ? Number(weeks) : days ? Number(days) / 7 : undefined;
}

function hoursOf({ duration, workload }: Attributes): number | undefined {
  const value = workload?.timeValue ?? 0;
  const unit = workload?.timeUnit?.toLowerCase() ?? '';
  if (value > 0 && /^h(?:ours?)?$/.test(unit)) return value;
  const weeks = weeksOf(duration);
  if (value > 0 && unit === 'h/week' && weeks) return value * weeks;
  return duration?.startsWith('PT') ? readHours(duration) : undefined;
}

function costOf(access: Attributes['access']): Draft['cost'] {
  const ways = access ?? [];
  if (ways.includes('free')) return 'free';
  return ways.some((way) => /paid|fee|purchase|subscription/.test(way)) ? 'paid' : undefined;
}

function toDraft({ id, attributes }: z.infer<typeof courseSchema>): Draft {
  const { publisher, contributor, educationalAlignment } = attributes;
  const organisation = Array.isArray(publisher) ? publisher[0] : publisher;
  const fields = (educationalAlignment ?? []).flatMap(({ educationalFramework, shortCode, name }) => [
    ...(educationalFramework?.toUpperCase().startsWith('ISCED') && shortCode ? [`isced-f:${shortCode}`] : []),
    ...(firstName(name) ? [firstName(name)] : []),
  ]);
  return {
    ref: id,
    title: firstName(attributes.name),
    url: attributes.url,
    provider: organisation?.name ?? contributor?.[0]?.name,
    code: attributes.courseCode,
    instructors: (attributes.instructor ?? []).map(({ name }) => name),
    kind: 'mooc',
    language: attributes.inLanguage,
    year: attributes.startDate?.[0],
    endsAt: lastEnd(attributes.expires ?? attributes.endDate ?? []),
    hours: hoursOf(attributes),
    level: firstName(attributes.educationalLevel?.[0]?.name),
    cost: costOf(attributes.access),
    tags: [...(attributes.keywords ?? []), ...fields],
  };
}

/** A page of a MOOChub version 3 list; one course alone is a list of one. */
export function extractMoochub(json: unknown): Extracted {
  const { links, data } = readShape(pageSchema, json, 'MOOChub');
  const next = links?.next;
  return {
    drafts: readRecords(courseSchema, Array.isArray(data) ? data : [data], 'MOOChub', toDraft),
    next: typeof next === 'string' ? next : next?.href,
  };
}
