import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TopicTree } from '@polymath/engine/text/topic-tree';
import { type IsOrdinary, makeTitleReader } from '@polymath/engine/text/topics-in-title';
import { z } from 'zod';
import type { Topic } from '@/lib/course/course.schema';
import { foldTitle } from '@/lib/course/fold-title';
import { NO_LANGUAGE } from '@/lib/course/language-names';

const MOST = 5;
const tableSchema = z.record(z.string(), z.string());

/** A source's words for its subjects, each with the slug of a topic. */
export async function readTopicsMap(name: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(import.meta.dirname, `${name}.json`), 'utf8');
  return new Map(
    Object.entries(tableSchema.parse(JSON.parse(text))).map(([word, slug]) => [foldTitle(word), slug]),
  );
}

/** What a source says of a course. `map`: the topics of the words that it uses for its subjects. */
type Said = {
  title: string;
  tags: readonly string[];
  language?: string | undefined;
  map?: ReadonlyMap<string, string> | undefined;
};

/** Finds the topics of a course by the words of its source, then by its title; none that does not exist. */
export type FindTopics = (said: Said) => string[];

/** Topics by their names in English, then in the other languages; a name that several topics have means none of them. */
function topicsByName(topics: Topic[], languageOf: (topic: Topic) => string[]): Map<string, Topic> {
  const found = new Map<string, Topic | undefined>();
  for (const topic of topics) {
    for (const name of languageOf(topic)) {
      const key = foldTitle(name);
      if (key) found.set(key, found.has(key) && found.get(key) !== topic ? undefined : topic);
    }
  }
  return new Map([...found].flatMap(([key, topic]) => (topic ? [[key, topic] as const] : [])));
}

export function makeTopicFinder(topics: Topic[], isOrdinary: IsOrdinary): FindTopics {
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  const named = topicsByName(topics, ({ name }) => [name]);
  const byAlias = topicsByName(topics, ({ aliases }) => aliases);
  const inLanguage = new Map<string, Map<string, Topic>>();
  const byWord = (language: string) => {
    const known = inLanguage.get(language);
    if (known) return known;
    const made = topicsByName(topics, ({ words }) => words?.[language] ?? []);
    inLanguage.set(language, made);
    return made;
  };
  const tree = new TopicTree(topics);
  const readTitle = makeTitleReader(topics, isOrdinary);
  return ({ title, tags, language = NO_LANGUAGE, map }) => {
    const [primary = ''] = language.split('-');
    const told = tags.flatMap((tag) => {
      const key = foldTitle(tag);
      const mapped = map?.get(key);
      const topic = mapped === undefined ? undefined : bySlug.get(mapped);
      return topic ?? named.get(key) ?? byWord(primary).get(key) ?? byAlias.get(key) ?? [];
    });
    const read = readTitle(title, { language, told });
    return tree
      .specificFirst(told, read)
      .slice(0, MOST)
      .map(({ slug }) => slug);
  };
}
