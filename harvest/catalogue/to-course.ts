import { createHash } from 'node:crypto';
import type { Fact } from '@/harvest/facts/fact.schema';
import type { Source } from '@/harvest/registry/source.schema';
import type { FindTopics } from '@/harvest/topics/find-topics';
import { courseSchema } from '@/lib/course/course.schema';
import { NO_LANGUAGE } from '@/lib/course/language-names';
import { makeSlug } from '@/scripts/import/make-id';

/** What several sources state of one course: the fields of the most trusted, then of the others. */
export type MergedFact = { fact: Fact; sources: number[]; tags: string[] };

const LONGEST = 70;

/** A new id: what the course is called, and a few letters that only its surest key gives. */
export function newId(title: string, provider: string, key: string): string {
  const slug = makeSlug(`${title} ${provider}`);
  const end = slug.length <= LONGEST ? slug.length : Math.max(slug.lastIndexOf('-', LONGEST), LONGEST / 2);
  const hash = createHash('sha1').update(key).digest('hex').slice(0, 8);
  return [slug.slice(0, end), hash].filter(Boolean).join('-');
}

export type CourseMaker = {
  sources: Source[];
  maps: ReadonlyMap<string, ReadonlyMap<string, string>>;
  findTopics: FindTopics;
};

/** A course of the catalogue; undefined where a fact does not fit into it. */
export function toCourse(
  { fact, sources: places, tags }: MergedFact,
  id: string,
  maker: CourseMaker,
): object | undefined {
  const named = places.flatMap((place) => maker.sources[place] ?? []);
  const [first] = named;
  const map = first?.topicsMap === undefined ? undefined : maker.maps.get(first.topicsMap);
  const { ref: _, page: __, tags: ___, endsAt: ____, code: _____, ...facts } = fact;
  const read = courseSchema.safeParse({
    id,
    ...facts,
    kind: fact.kind ?? (fact.playlistId ? 'video-series' : 'mooc'),
    language: fact.language ?? NO_LANGUAGE,
    // If the price is unknown, nothing may be promised: "may be free" is the cautious value.
    cost: fact.cost ?? 'audit',
    topics: maker.findTopics({ title: fact.title, tags, language: fact.language, map }),
    source: first?.id,
    seenIn: named.map(({ name }) => name),
    // Nobody looked at it: the lowest degree of trust, until `catalog:verify` finds its page.
    trust: 'list',
  });
  return read.data;
}
