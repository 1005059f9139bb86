import { rarityOf, SHARE_BITS, WHOLE, wordIn } from '@/engine/build/write-topic-words';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { Token } from '@/engine/text/tokenize';
import { WORD_LANGUAGES } from '@/engine/words/word-frequencies';
import { topicsBeside } from './near-topics';

/**
 * A topic that the words of a search may mean: its score, 0 for nothing, over 1 for much; the chance that they mean it or what is
 * beside it; its share of what each word tells.
 */
export type MeantTopic = { slug: string; score: number; chance: number; said: readonly number[] };
/** What a search means: the topics by score, and the chance that it is an errand. */
export type Meant = { topics: MeantTopic[]; errand: number };

/** Topics that are returned, by score. */
const MOST_TOPICS = 8;
/** How much the direction of the whole sentence counts beside the share of its words. */
const SENTENCE = 0.7;
/** A topic whose score is higher by this share of 1 is likelier by a factor of e. */
const SHARP = 1 / 14;
/** An errand is as likely as so many topics that score as high: it stands for many. */
const ERRANDS = 5;
/** Who asks a question, or for a course, is seldom on one. */
const ERRANDS_ASKED = 0.5;
/** The score of all that is neither: a topic that scores less is hardly meant, however few others there are. */
const ELSE = 0.45;
/** Words that tell less together than this share of what an unknown one tells say of no topic that it is meant. */
const ENOUGH = 0.4;
/** From here on a word is used so often in everything that it tells less, and so much less for each step (Zipf scale). */
const EVERYDAY = 4.5;
const LESS = 0.5;
const LEAST = 0.1;
/** Outside English few needs are known: a word that none says tells so much less of another subject. */
const UNSAID = 0.4;

/** Topics, or errands, that have a word, each with the share that the word says of it. */
const unpack = (bytes: Buffer) => new Uint32Array(new Uint8Array(bytes).buffer);

/**
 * The topics of a word, and how much the word tells: in each of these languages that has it, else in English. A word alone
 * says little of its language: it may be of any.
 */
function topicsOf(
  { database, topics }: CatalogIndex,
  { surface }: Token,
  languages: readonly string[],
  isAlone = false,
): { rarity: number; shares: Uint32Array } {
  const rowsIn = (tags: readonly string[]) =>
    tags
      .map((language) =>
        database.get<[number, Buffer]>(
          'SELECT rarity, topics FROM topic_words WHERE word = ?',
          wordIn(language, surface),
        ),
      )
      .filter((row) => row !== undefined);
  const ways = [languages, ['en'], ...(isAlone ? [WORD_LANGUAGES] : [])];
  const found = ways.reduce<ReturnType<typeof rowsIn>>(
    (rows, tags) => (rows.length > 0 ? rows : rowsIn(tags)),
    [],
  );
  const most = new Map<number, number>();
  for (const packed of found.flatMap(([, bytes]) => [...unpack(bytes)])) {
    const topic = packed >>> SHARE_BITS;
    most.set(topic, Math.max(packed, most.get(topic) ?? 0));
  }
  const rarity = Math.min(rarityOf(0, topics.length), ...found.map(([one]) => one));
  return { rarity, shares: Uint32Array.from(most.values()) };
}

/** A word of a topic's names or needs has this share of it, one of some lessons has not. */
const SAID = 0.75 * WHOLE;

const isSaidIn = (shares: Uint32Array): boolean => shares.some((packed) => (packed & WHOLE) >= SAID);

/** Whether people who need a topic say a word in one of these languages, else in English. */
export const isSaidOfTopics = (index: CatalogIndex, token: Token, languages: readonly string[]): boolean =>
  isSaidIn(topicsOf(index, token, languages).shares);

/** The errands of a word; undefined for a word that none has. */
export function errandsOf(
  { database }: CatalogIndex,
  { surface }: Token,
  languages: readonly string[],
): Uint32Array | undefined {
  for (const language of languages) {
    const [bytes] =
      database.get<[Buffer]>('SELECT errands FROM errand_words WHERE word = ?', wordIn(language, surface)) ??
      [];
    if (bytes) return unpack(bytes);
  }
  return undefined;
}

function shareOf(topic: number, shares: Uint32Array): number {
  const packed = shares.find((one) => one >>> SHARE_BITS === topic) ?? 0;
  return (packed & WHOLE) / WHOLE;
}

/** The places of the highest scores, the highest first; of equal ones, the earlier. Every search needs few of thousands. */
function highest(scores: Float64Array, count: number): number[] {
  const places: number[] = [];
  const scoreAt = (place: number) => scores[places[place] ?? 0] ?? 0;
  scores.forEach((score, at) => {
    if (places.length === count && score <= scoreAt(count - 1)) return;
    let place = places.length;
    while (place > 0 && scoreAt(place - 1) < score) place--;
    places.splice(place, 0, at);
    places.length = Math.min(places.length, count);
  });
  return places;
}

function add(said: Float32Array, weight: number, shares: Uint32Array): void {
  for (const packed of shares) {
    const number = packed >>> SHARE_BITS;
    said[number] = (said[number] ?? 0) + (weight * (packed & WHOLE)) / WHOLE;
  }
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

/** Reads from all scores the chance that a search means a topic or what is beside it, and that it is an errand. */
function readChances(
  index: CatalogIndex,
  topics: Float64Array,
  errands: Float32Array,
  prior: number,
): { chanceOf: (slug: string) => number; errand: number } {
  const likely = new Map(index.topics.map((slug, at) => [slug, Math.exp((topics[at] ?? 0) / SHARP)]));
  const ofErrands = prior * sum(errands.map((score) => Math.exp(score / SHARP)));
  const all = sum(likely.values()) + ofErrands + Math.exp(ELSE / SHARP);
  return {
    chanceOf: (slug) => sum([...topicsBeside(index, slug)].map((one) => likely.get(one) ?? 0)) / all,
    errand: ofErrands / all,
  };
}

/**
 * The topics, and the errand, of which people speak as this search does: the share of what its words tell that each
 * topic's names, needs and courses say, and the direction of the whole. `languages` are tags of those of the words; who
 * `asks` a question, or for a course, is seldom on an errand.
 */
export function topicsMeant(
  index: CatalogIndex,
  tokens: readonly Token[],
  {
    languages,
    direction,
    asks,
  }: { languages: readonly string[]; direction: Float32Array | undefined; asks: boolean },
): Meant {
  const said = new Float32Array(index.topics.length);
  const errands = new Float32Array(index.errands);
  const asked = [...new Set([...languages, 'en'])];
  const isEnglish = languages.length === 0 || languages.includes('en');
  const words: { weight: number; shares: Uint32Array }[] = [];
  let all = 0;
  for (const token of new Map(tokens.map((one) => [one.word, one])).values()) {
    const { rarity, shares } = topicsOf(index, token, languages, tokens.length === 1);
    const usual = 1 - LESS * (index.frequencies.zipf(token.word) - EVERYDAY);
    const having = errandsOf(index, token, asked);
    const isSaid = having !== undefined || isSaidIn(shares);
    const told = isSaid || isEnglish ? 1 : UNSAID;
    const weight = rarity * Math.min(1, Math.max(LEAST, usual)) * told;
    all += weight;
    words.push({ weight, shares });
    add(said, weight, shares);
    add(errands, weight, having ?? new Uint32Array(0));
  }
  if (all === 0) return { topics: [], errand: 0 };
  const sure = Math.min(1, all / (ENOUGH * rarityOf(0, index.topics.length)));
  const similar = direction && index.meaning?.similarities(direction);
  const scoreOf = (weight: number, at: number) =>
    sure * (weight / all + SENTENCE * Math.max(0, similar?.[at] ?? 0));
  const saidBy = (at: number) => words.map(({ weight, shares }) => (weight / all) * shareOf(at, shares));
  const scored = new Float64Array(said).map(scoreOf);
  const scores = errands.map((weight, at) => scoreOf(weight, index.topics.length + at));
  // A single word may be what is to be learned.
  const { chanceOf, errand } = readChances(
    index,
    scored,
    words.length > 1 ? scores : new Float32Array(0),
    asks ? ERRANDS_ASKED : ERRANDS,
  );
  const topics = highest(scored, MOST_TOPICS).map((at) => {
    const slug = index.topics[at] ?? '';
    return { slug, score: scored[at] ?? 0, chance: chanceOf(slug), said: saidBy(at) };
  });
  return { topics, errand };
}
