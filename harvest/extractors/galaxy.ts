import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { Draft, Fact } from '@/harvest/facts/fact.schema';
import type { Part } from './part.types';
import { parseText, readable, readShape } from './read-list';

const rowSchema = z.object({
  Topic: z.string().min(1),
  Title: z.string().min(1),
  Link: z.url(),
  'Last modification': z.iso.date().or(z.literal('')),
  Tutorial: z.string(),
});
const TABLE = { columns: true, delimiter: '\t', bom: true, relax_quotes: true };

/** For those who write tutorials or run servers. */
const NOT_LEARNED = /^(?:contributing|development|teaching|galaxy community)/i;
/** Their addresses are `…/topics/{topic}/tutorials/{tutorial}/tutorial.html`. */
const TOPIC = /\/topics\/([\w-]+)\/tutorials\//;

/** The Galaxy Training Network's list of tutorials: a course for each topic. */
export function readGalaxy({ text, address }: Part): Draft[] {
  const table = readShape(
    z.array(z.unknown()),
    parseText('a table', address, () => parse(text, TABLE)),
    'the list of tutorials',
  );
  const rows = readable(rowSchema, table, 'the list of tutorials');
  const topics = [...new Set(rows.map(({ Topic }) => Topic))];
  return topics.flatMap((topic) => {
    const tutorials = rows.filter(
      ({ Topic, Tutorial, Link }) => Topic === topic && Tutorial === 'True' && TOPIC.test(Link),
    );
    const slug = TOPIC.exec(tutorials[0]?.Link ?? '')?.[1];
    if (!slug || NOT_LEARNED.test(topic)) return [];
    const outline: NonNullable<Fact['outline']> = tutorials.map(({ Title, Link }) => ({
      title: Title,
      url: Link.replace(/([^:])\/\/+/g, '$1/'),
    }));
    const updated = tutorials
      .map((row) => row['Last modification'])
      .sort()
      .at(-1);
    return [
      {
        ref: slug,
        title: `Galaxy training: ${topic}`,
        url: `https://training.galaxyproject.org/training-material/topics/${slug}/`,
        kind: 'text' as const,
        tags: [topic],
        inside: { outline, ...(updated && { updated }) },
      },
    ];
  });
}
