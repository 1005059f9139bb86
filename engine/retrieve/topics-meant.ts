import { rarityOf, SHARE_BITS, WHOLE, wordIn } from '@/engine/build/write-topic-words';
import type { CatalogIndex } from '@/engine/format/course-store.types';
import type { Token } from '@/engine/text/tokenize';

/** A topic that the words of a search mean, and its score: 0 for nothing, over 1 for much. */
export type MeantTopic = { slug: string; score: number };

/** Topics that are returned, by score. */
const MOST_TOPICS = 8;
/** How much the direction of the whole sentence counts beside the share of its words. */
const SENTENCE = 0.7;
/** Words that tell less together than this share of what an unknown one tells say of no topic that it is meant. */
const ENOUGH = 0.4;
/** From here on a word is used so often in everything that it tells less, and so much less for each step (Zipf scale). */
const EVERYDAY = 4.5;
const LESS = 0.5;
const LEAST = 0.1;

/** The topics of a word, each with the share that it says of it, and how much the word tells. */
type TopicsOfWord = { rarity: number; shares: Uint32Array };

function topicsOf(
  { database, topics }: CatalogIndex,
  { surface }: Token,
  languages: readonly string[],
): TopicsOfWord {
  for (const language of languages) {
    const found = database.get<[number, Buffer]>(
      'SELECT rarity, topics FROM topic_words WHERE word = ?',
      wordIn(language, surface),
    );
    if (found) return { rarity: found[0], shares: new Uint32Array(new Uint8Array(found[1]).buffer) };
  }
  return { rarity: rarityOf(0, topics.length), shares: new Uint32Array(0) };
}

/**
 * The topics by whose words people speak as this search does, by score: the share of what its words tell that
 * each topic's names, needs and courses say, and the direction of the whole. `languages` are tags of those of the words.
 */
export function topicsMeant(
  index: CatalogIndex,
  tokens: readonly Token[],
  { languages, direction }: { languages: readonly string[]; direction: Float32Array | undefined },
): MeantTopic[] {
  const said = new Float32Array(index.topics.length);
  const asked = [...new Set([...languages, 'en'])];
  let all = 0;
  for (const token of new Map(tokens.map((one) => [one.word, one])).values()) {
    const { rarity, shares } = topicsOf(index, token, asked);
    const usual = 1 - LESS * (index.frequencies.zipf(token.word) - EVERYDAY);
    const weight = rarity * Math.min(1, Math.max(LEAST, usual));
    all += weight;
    for (const packed of shares) {
      const number = packed >>> SHARE_BITS;
      said[number] = (said[number] ?? 0) + (weight * (packed & WHOLE)) / WHOLE;
    }
  }
  if (all === 0) return [];
  const sure = Math.min(1, all / (ENOUGH * rarityOf(0, index.topics.length)));
  const similar = direction && index.meaning?.similarities(direction);
  return index.topics
    .map((slug, at) => {
      const share = (said[at] ?? 0) / all;
      return { slug, score: sure * (share + SENTENCE * Math.max(0, similar?.[at] ?? 0)) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TOPICS);
}
