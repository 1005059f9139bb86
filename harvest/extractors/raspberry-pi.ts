import { z } from 'zod';
import type { Draft } from '@/harvest/facts/fact.schema';
import type { Part } from './part.types';
import { readShape } from './read-list';
import { readYaml } from './read-yaml';

const metaSchema = z.object({
  title: z.string(),
  listed: z.boolean().default(true),
  steps: z.array(z.object({ title: z.string().min(1) })).min(1),
});

/** A project of the Raspberry Pi Foundation from its repository: `meta.yml` in the folder of a language. */
export function readRaspberryPi({ text, address }: Part): Draft[] {
  const { title, listed, steps } = readShape(metaSchema, readYaml(text, address), 'meta.yml');
  const path = new URL(address).pathname.split('/');
  const [project, language] = [path[2], path.at(-2)];
  return [
    {
      ref: `${project}/${language}`,
      title,
      url: `https://projects.raspberrypi.org/${language}/projects/${project}`,
      language,
      kind: 'interactive',
      hidden: !listed,
      inside: { outline: steps.map((step) => ({ title: step.title })), audience: { group: 'children' } },
    },
  ];
}
