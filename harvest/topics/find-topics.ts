import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Topic } from '@/lib/courses/course.schema';
import { foldTitle } from '@/lib/courses/fold-title';
import { makeTitleReader } from '@/scripts/import/topics-in-title';

const MOST = 5;
const tableSchema = z.record(z.string(), z.string());

/** A source's words for its subjects, each with the slug of a topic. */
export async function readTopicsMap(name: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(import.meta.dirname, `${name}.json`), 'utf8');
  return new Map(
    Object.entries(tableSchema.parse(JSON.parse(text))).map(([word, slug]) => [foldTitle(word), slug]),
  );
}

/** Finds the topics of a course by the words of its source and by its title; never a topic that does not exist. */
export type FindTopics = (
  title: string,
  tags: readonly string[],
  map?: ReadonlyMap<string, string>,
) => string[];

export function makeTopicFinder(topics: Topic[]): FindTopics {
  const slugs = new Set(topics.map(({ slug }) => slug));
  const byWord = new Map<string, string>();
  const add = (word: string, slug: string) => {
    const key = foldTitle(word);
    if (key && !byWord.has(key)) byWord.set(key, slug);
  };
  for (const { name, slug } of topics) add(name, slug);
  for (const { aliases, slug } of topics) for (const alias of aliases) add(alias, slug);
  for (const { words = {}, slug } of topics) for (const word of Object.values(words).flat()) add(word, slug);
  const readTitle = makeTitleReader(topics);
  return (title, tags, map) => {
    const told = tags.flatMap((tag) => {
      const key = foldTitle(tag);
      const slug = map?.get(key) ?? byWord.get(key);
      return slug && slugs.has(slug) ? [slug] : [];
    });
    // A title says more precisely what a course is about than the shelf on which its source puts it.
    return [...new Set([...readTitle(title).map(({ slug }) => slug), ...told])].slice(0, MOST);
  };
}
