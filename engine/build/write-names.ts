import { topicToken } from '@/engine/format/analyse-course';
import { bytesPerNumber } from '@/engine/format/facet-kinds';
import { matchWords } from '@/engine/format/match-words';
import type { IndexTopic } from '@/engine/host.types';
import type { OpenDatabase } from '@/engine/open-database';
import { conceptsIn, conceptTable, stemKey, stemKeyIn } from '@/engine/text/phrases';
import { isRun, phraseKey, tokenize, wordKey } from '@/engine/text/tokenize';

type Name = { kind: string; value: string; label: string; words: string; courses: number };

/** Counts the courses for each value of a facet, from the arrays that were just written. */
function countValues(database: OpenDatabase, facet: 'provider' | 'teacher'): Name[] {
  const [data] = database.get<[Buffer]>('SELECT data FROM arrays WHERE name = ?', facet) ?? [];
  const values = database.all<[number, string]>('SELECT id, value FROM facet_values WHERE facet = ?', facet);
  const width = bytesPerNumber(values.length);
  const counts = new Map<number, number>();
  for (let at = 0; data && at < data.length; at += width) {
    const id = data.readUIntLE(at, width);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return values.map(([id, value]) => ({
    kind: facet,
    value,
    label: value,
    words: wordKey(value),
    courses: counts.get(id) ?? 0,
  }));
}

/**
 * Writes the names that are suggested and recognised (topics, providers, teachers) and the phrases that name
 * a topic.
 */
export function writeNames(database: OpenDatabase, topics: IndexTopic[]): void {
  const names: Name[] = [...countValues(database, 'provider'), ...countValues(database, 'teacher')];
  for (const topic of topics) {
    const words = [topic.name, ...topic.aliases].map((name) => wordKey(name)).join(' ');
    names.push({ kind: 'topic', value: topic.slug, label: topic.name, words, courses: topic.count });
    writePhrases(database, topic);
    if (topic.count > 0) writeTopicNames(database, topic);
  }
  // Most courses first: suggestions for a prefix are the first rows.
  names.sort((a, b) => b.courses - a.courses || a.label.localeCompare(b.label, 'en'));
  names.forEach(({ kind, value, label, words, courses }, i) => {
    if (courses === 0 || words === '') return;
    const key = kind === 'topic' ? wordKey(label) : words;
    database.run('INSERT INTO names VALUES (?, ?, ?, ?, ?, ?)', i + 1, kind, value, label, key, courses);
    database.run('INSERT INTO name_words (rowid, name) VALUES (?, ?)', i + 1, words);
  });
  for (const [key, token] of conceptTable()) writePhrase(database, key, token, { kind: 'same' });
}

/** Counts the courses whose title has these words. */
function titlesWith(database: OpenDatabase, words: string): number {
  const match = matchWords(words.split(' '), false);
  const [count] = database.get<[number]>('SELECT count(*) FROM titles WHERE titles MATCH ?', match) ?? [0];
  return count;
}

/** Every name of a topic by its language, of which the first is the usual one; of others, how many of its courses may be so called. */
function writeTopicNames(
  database: OpenDatabase,
  { slug, name, aliases, words = {}, count }: IndexTopic,
): void {
  for (const [language, names] of Object.entries({ ...words, en: [name, ...aliases] }))
    names.forEach((label, place) => {
      const courses = place === 0 ? count : Math.min(count, titlesWith(database, wordKey(label)));
      const row = [language, phraseKey(label), slug, label, name, place === 0 ? 1 : 0, courses];
      database.run('INSERT OR IGNORE INTO topic_names VALUES (?, ?, ?, ?, ?, ?, ?)', ...row);
    });
}

/**
 * How a phrase relates to a token: it means the `same`, it is the `topic`'s name, or an `alias`; it is a school `stage`, or
 * the `goal` of becoming or passing something; or the token is what one `learns` for such a goal, first or `also`.
 */
export type PhraseKind = 'same' | 'topic' | 'alias' | 'stage' | 'goal' | 'learns' | 'also';

/** `language`: of a name that only one language has; English ones are understood in all. */
function writePhrase(
  database: OpenDatabase,
  key: string,
  token: string,
  { kind, language = '' }: { kind: PhraseKind; language?: string | undefined },
): void {
  if (key) database.run('INSERT OR IGNORE INTO phrases VALUES (?, ?, ?, ?)', key, token, language, kind);
}

function writePhrases(database: OpenDatabase, topic: IndexTopic): void {
  const { slug, name, aliases, words = {}, kind, leadsTo = [] } = topic;
  const token = topicToken(slug);
  const write = (phrase: string, as: PhraseKind, language?: string) => {
    const tokens = tokenize(phrase);
    // A search reads the name of a language as one word, also where others of its script are pairs of letters.
    const whole = isRun(phrase) ? [stemKey([{ surface: phrase }])] : [];
    // Whoever leaves out the accents writes another ending: "comptabilite".
    const bare = tokens.map(({ word }) => ({ surface: word }));
    const keys = new Set([
      ...[tokens, bare].map(stemKey),
      ...whole,
      ...(language === undefined ? [] : [tokens, bare].map((words) => stemKeyIn(words, language))),
    ]);
    for (const key of keys) {
      writePhrase(database, key, token, { kind: as, language });
      leadsTo.forEach((other, place) => {
        const learned: PhraseKind = kind === 'profession' && place > 0 ? 'also' : 'learns';
        writePhrase(database, key, topicToken(other), { kind: learned, language });
      });
    }
  };
  // A search for a profession, an exam or a stage of school asks for what leads to it.
  const special = kind === undefined ? undefined : kind === 'stage' ? 'stage' : 'goal';
  for (const phrase of [name, slug.replaceAll('-', ' ')]) {
    const tokens = tokenize(phrase);
    write(phrase, special ?? 'topic');
    // "ml" names the topic as well when it means the same as the topic's whole name.
    for (const concept of conceptsIn(tokens)) {
      if (conceptTable().get(stemKey(tokens)) !== concept) continue;
      for (const [key, other] of conceptTable()) {
        if (other === concept) writePhrase(database, key, token, { kind: 'topic' });
      }
    }
  }
  for (const phrase of aliases) write(phrase, special ?? 'alias');
  for (const [language, phrases] of Object.entries(words))
    for (const phrase of phrases) write(phrase, special ?? 'same', language);
}
