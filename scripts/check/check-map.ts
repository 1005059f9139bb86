import { listIdOf, sourceOf } from '@/lib/course';
import { RESERVED, type Source, type Topic } from '@/lib/course/course.schema';

/** Topics that must come one after another: a longer way helps nobody who wants to begin. */
const DEEPEST = 8;
/** The judgement of those who made the catalogue. */
const OWN = 'own';

type Topics = ReadonlyMap<string, Pick<Topic, 'slug' | 'requires'>>;
type Fault = { slug: string; message: string };

/** Which topics each topic names, of these strengths. */
function edgesOf(topics: Topics, strengths: readonly string[]): Map<string, string[]> {
  return new Map(
    [...topics.values()].map(({ slug, requires = [] }) => [
      slug,
      requires.filter(({ strength }) => strengths.includes(strength)).map(({ topic }) => topic),
    ]),
  );
}

/** All that is before a topic. */
function before(edges: ReadonlyMap<string, string[]>, slugs: readonly string[]): Set<string> {
  const found = new Set(slugs);
  // What is added here is visited too.
  for (const slug of found) for (const next of edges.get(slug) ?? []) found.add(next);
  return found;
}

/** The longest way down, of edges without circles. */
function depths(edges: ReadonlyMap<string, string[]>): (slug: string) => number {
  const known = new Map<string, number>();
  const depth = (slug: string): number => {
    const found = known.get(slug) ?? Math.max(0, ...(edges.get(slug) ?? []).map((next) => depth(next) + 1));
    known.set(slug, found);
    return found;
  };
  return depth;
}

function* evidenceFaults(
  { slug, requires = [] }: Pick<Topic, 'slug' | 'requires'>,
  sources: ReadonlyMap<string, Source>,
): Generator<Fault> {
  for (const evidence of requires.flatMap((one) => one.evidence)) {
    const source = sourceOf(listIdOf(evidence), sources);
    if (evidence !== OWN && (!source || source.licence === RESERVED))
      yield { slug, message: `no source that may be used has the id "${listIdOf(evidence)}"` };
  }
}

/**
 * What is wrong with what comes before topics: names no topic, leads back to itself, is too deep, is said twice (a `must`
 * that other ones imply), or rests on a list that nobody described.
 */
export function* mapFaults(topics: Topics, sources: ReadonlyMap<string, Source>): Generator<Fault> {
  const all = edgesOf(topics, ['must', 'helps']);
  const must = edgesOf(topics, ['must']);
  const circles = [...topics.keys()].filter((slug) => before(all, all.get(slug) ?? []).has(slug));
  for (const slug of circles) yield { slug, message: `"${slug}" comes before itself` };
  const depth = circles.length > 0 ? () => 0 : depths(must);
  for (const topic of topics.values()) {
    const { slug, requires = [] } = topic;
    const named = requires.map((one) => one.topic);
    for (const [at, other] of named.entries()) {
      if (!topics.has(other)) yield { slug, message: `no topic has the slug "${other}"` };
      if (named.indexOf(other) < at) yield { slug, message: `"${other}" stands twice` };
    }
    const direct = must.get(slug) ?? [];
    for (const other of direct) {
      const rest = direct.filter((one) => one !== other);
      if (before(must, rest).has(other)) yield { slug, message: `"${other}" follows from the others` };
    }
    if (depth(slug) > DEEPEST) yield { slug, message: `${depth(slug)} topics must come one after another` };
    yield* evidenceFaults(topic, sources);
  }
}
