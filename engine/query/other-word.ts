import { LRUCache } from 'lru-cache';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { Meaning } from '@/engine/meaning/meaning';
import { broaderTopics } from '@/engine/retrieve/near-topics';
import { fold } from '@/engine/text/fold';
import { phraseKey, tokenize } from '@/engine/text/tokenize';

/** A word that English uses this often has a meaning of its own (Zipf scale). */
const OWN_MEANING = 3;
/** A topic is far from what a word means if it is less like it, and so many others are more like it. */
const LIKE = 0.3;
const NEARER = 40;
/** Or if another one is so many times as like it. */
const FAR_NEARER = 1.6;
/** Words of the last searches whose nearness is cached. */
const CACHE_SIZE = 500;

const caches = new WeakMap<Meaning, LRUCache<string, Float32Array>>();

/** How near each topic, and behind them each errand, is to what a word means; undefined where nothing is known of it. */
function nearness(meaning: Meaning, word: string): Float32Array | undefined {
  const known = caches.get(meaning) ?? new LRUCache<string, Float32Array>({ max: CACHE_SIZE });
  caches.set(meaning, known);
  const direction = known.get(word) ? undefined : meaning.of(word, tokenize(word));
  if (direction) known.set(word, meaning.similarities(direction));
  return known.get(word);
}

/** Whether a topic with courses is called so in English, in the singular or the plural. */
function isName({ database }: CatalogIndex, word: string, slug: string): boolean {
  const forms = [word, `${word}s`, `${word}es`, word.replace(/s$/u, '')];
  return forms.some(
    (form) =>
      database.recall<[number]>(
        "SELECT 1 FROM topic_names WHERE language = 'en' AND key = ? AND slug = ?",
        phraseKey(form),
        slug,
      ).length > 0,
  );
}

/**
 * Whether a word only has the stem of a topic's name, and means something else: "renewal" is not about renewable energy, nor
 * "fence" about fencing.
 */
export function isOtherWord(index: CatalogIndex, surface: string, slug: string): boolean {
  const { meaning, topics, frequencies } = index;
  const word = fold(surface);
  const isEnglish = frequencies
    .usesOf(word)
    .some(({ language, zipf }) => language === 'en' && zipf >= OWN_MEANING);
  if (!meaning || !isEnglish || isName(index, word, slug)) return false;
  const near = nearness(meaning, word)?.subarray(0, topics.length);
  const own = near?.[topics.indexOf(slug)];
  if (!near || own === undefined) return false;
  // An accountant is nearer to the word than accounting is, and part of it.
  const isFarNearer = (other: string, at: number) =>
    (near[at] ?? 0) > FAR_NEARER * own && !broaderTopics(index, other).includes(slug);
  if (topics.some(isFarNearer)) return true;
  return own < LIKE && near.filter((other) => other > own).length > NEARER;
}
