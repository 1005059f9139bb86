import { z } from 'zod';
import type { Draft } from '@/harvest/facts/fact.schema';
import type { Part } from './part.types';
import { hoursOf, readable, readJson, readRecords, readShape } from './read-list';

const catalogueSchema = z.object({ modules: z.array(z.unknown()), learningPaths: z.array(z.unknown()) });
const moduleSchema = z.object({
  uid: z.string(),
  title: z.string().min(1),
  url: z.url(),
  duration_in_minutes: z.number().nullish(),
});
const pathSchema = moduleSchema.extend({
  modules: z.array(z.string()),
  levels: z.array(z.string()).nullish(),
  subjects: z.array(z.string()).nullish(),
  products: z.array(z.string()).nullish(),
  last_modified: z.iso.datetime({ offset: true }).nullish(),
});

/** Without the mark of where it was linked from. */
const plain = (address: string): string => address.split('?', 1)[0] as string;
const known = (minutes: number | null | undefined) => (minutes && minutes > 0 ? minutes : undefined);

/** The learning paths of Microsoft Learn's catalogue interface, with their modules. */
export function readMicrosoftLearn({ text, address }: Part): Draft[] {
  const catalogue = readShape(catalogueSchema, readJson(text, address), 'the catalogue');
  const modules = new Map(
    readable(moduleSchema, catalogue.modules, 'a module').map((one) => [one.uid, one] as const),
  );
  return readRecords(pathSchema, catalogue.learningPaths, 'a learning path', (path) => {
    const outline = path.modules.flatMap((uid) => {
      const one = modules.get(uid);
      const minutes = known(one?.duration_in_minutes);
      return one ? [{ title: one.title, url: plain(one.url), ...(minutes && { minutes }) }] : [];
    });
    const minutes = known(path.duration_in_minutes);
    return {
      ref: path.uid,
      title: path.title,
      url: plain(path.url),
      kind: 'interactive',
      level: path.levels?.length === 1 ? path.levels[0] : undefined,
      tags: [...(path.subjects ?? []), ...(path.products ?? [])],
      inside: {
        ...(outline.length > 0 && { outline }),
        ...(minutes && { workload: hoursOf(minutes) }),
        ...(path.last_modified && { updated: path.last_modified.slice(0, 10) }),
      },
    };
  });
}
