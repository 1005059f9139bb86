import { z } from 'zod';
import type { Draft, Fact } from '@/harvest/facts/fact.schema';
import type { Part } from './part.types';
import { hoursOf, readShape } from './read-list';
import { readHead, readYaml } from './read-yaml';

const configSchema = z.object({
  title: z.string(),
  license: z.string().nullish(),
  keywords: z.string().nullish(),
  life_cycle: z.string().nullish(),
  episodes: z.array(z.string()).min(1),
});
const minutes = z.number().nonnegative().max(1_000);
const episodeSchema = z.object({ title: z.string().min(1), teaching: minutes, exercises: minutes });

const PROVIDERS: Record<string, string> = {
  swcarpentry: 'Software Carpentry',
  librarycarpentry: 'Library Carpentry',
  datacarpentry: 'Data Carpentry',
};
const MOST_OBJECTIVES = 30;

/** What a learner can do after an episode: the list in its block of that name. */
function objectivesOf(page: string): string[] {
  const lines = page.split('\n').map((line) => line.trim());
  const block = lines.slice(
    lines.findIndex((line) => line.startsWith(':::') && line.endsWith(' objectives')) + 1,
  );
  const end = block.findIndex((line) => line.startsWith(':::'));
  return block
    .slice(0, Math.max(end, 0))
    .flatMap((line) => (/^[-*] /.test(line) && line.length <= 500 ? line.slice(2).trim() : []))
    .slice(0, MOST_OBJECTIVES);
}

/** A lesson of The Carpentries from its repository: `config.yaml`, and the head of each episode that it names. */
export async function readCarpentries({ text, address, more }: Part): Promise<Draft[]> {
  const config = readShape(configSchema, readYaml(text, address), 'config.yaml');
  const [, owner = '', repository = ''] = new URL(address).pathname.split('/');
  const site = `https://${owner.toLowerCase()}.github.io/${repository}/`;
  const isOpen = /^CC[- ]BY[- ]4/i.test(config.license ?? '');
  const outline: NonNullable<Fact['outline']> = [];
  let known = 0;
  for (const name of config.episodes) {
    const page = await more(`episodes/${encodeURIComponent(name)}`);
    if (page === undefined) continue;
    const episode = readShape(episodeSchema, readHead(page, name), name);
    const objectives = isOpen ? objectivesOf(page) : [];
    const length = episode.teaching + episode.exercises;
    known += length;
    outline.push({
      title: episode.title,
      url: `${site}${name.replace(/\.R?md$/, '.html')}`,
      ...(length > 0 && { minutes: length }),
      ...(objectives.length > 0 && { objectives }),
    });
  }
  const isWhole = outline.length === config.episodes.length && outline.every((part) => part.minutes);
  return [
    {
      ref: `${owner}/${repository}`,
      title: config.title,
      url: site,
      provider: PROVIDERS[owner.toLowerCase()] ?? 'The Carpentries',
      kind: 'text',
      tags: config.keywords?.split(',').map((word) => word.trim()),
      hidden: config.life_cycle === 'pre-alpha',
      inside: { ...(outline.length > 0 && { outline }), ...(isWhole && { workload: hoursOf(known) }) },
    },
  ];
}
