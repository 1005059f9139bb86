import type { CatalogIndex } from '@/engine/format/course-store.types';
import { isFiller } from '@/engine/text/filler-words';
import type { Token } from '@/engine/text/tokenize';
import type { AcceptedLanguages } from './accepted-languages';
import { broaderTopics, nearestWithCourses } from './near-topics';

/** Topics that must agree. */
const VOTERS = 25;
/** The similarity of a topic this far down says how near any topic is to these words. */
const FAR = 40;
/** Below this similarity of the nearest topic, nothing is near (cosine). */
const NEAR = 0.55;
/** Above it, a topic is what the words mean, whatever its neighbours are. */
const SURE = 0.8;
/** Share of the votes that one branch must have: neighbours of a word that nothing teaches agree on nothing. */
const AGREE = 0.4;
/** Shelves with less than this share of what the best one has are not named. */
const BESIDE = 0.5;
const SHELVES = 3;

/**
 * The direction of what these words mean; undefined where none of them is known. `taken` are the positions of words
 * that became filters.
 */
export function findMeaning(
  index: CatalogIndex,
  text: string,
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
): Float32Array | undefined {
  return index.meaning?.of(
    text,
    tokens.filter(({ word }, at) => !taken.has(at) && !isFiller(word)),
  );
}

/**
 * The topics with courses in which a person would look for these words, the best first; none where nothing is near.
 * The similarity of the nearest topic alone cannot tell: its neighbours must mostly be parts of one topic.
 */
export function topicsByMeaning(
  index: CatalogIndex,
  meaning: Float32Array | undefined,
  accepted: AcceptedLanguages,
): string[] {
  const near = meaning && index.meaning?.nearestTopics(meaning, FAR);
  if (!near?.[0] || near[0].similarity < NEAR) return [];
  const sure = near
    .filter(({ similarity }) => similarity >= SURE)
    .map(({ slug }) => nearestWithCourses(index, slug, accepted))
    .filter((slug) => slug !== undefined);
  if (sure.length > 0) return [...new Set(sure)].slice(0, SHELVES);
  const votes = new Map<string, number>();
  let all = 0;
  const far = near.at(-1)?.similarity ?? 0;
  const voters = near.slice(0, VOTERS);
  for (const { slug, similarity } of voters) {
    const vote = similarity - far;
    all += vote;
    for (const one of [slug, ...broaderTopics(index, slug)]) votes.set(one, (votes.get(one) ?? 0) + vote);
  }
  const fallbackTopics = new Set(
    voters.map(({ slug }) => nearestWithCourses(index, slug, accepted)).filter((slug) => slug !== undefined),
  );
  const votesOf = (slug: string) => votes.get(slug) ?? 0;
  const sorted = [...fallbackTopics].sort((a, b) => votesOf(b) - votesOf(a));
  const best = votesOf(sorted[0] ?? '');
  if (best < AGREE * all) return [];
  return sorted.filter((slug) => votesOf(slug) >= BESIDE * best).slice(0, SHELVES);
}
