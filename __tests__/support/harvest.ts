import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Source, sourceSchema } from '@/harvest/registry/source.schema';
import { type HarvestOptions, harvest } from '@/harvest/run/harvest';
import { blockHosts } from '@/lib/catalog/server/blocked-hosts';
import type { Course, Topic } from '@/lib/course/course.schema';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';

export const NOON = Date.parse('2026-11-21T12:00:00Z');

export const aSource = (overrides: Record<string, unknown>): Source =>
  sourceSchema.parse({
    id: 'source',
    name: 'A source',
    protocol: 'open-edx',
    origin: 'https://lms.example.org',
    site: 'https://lms.example.org',
    licence: 'CC-BY-4.0',
    attribution: 'A source, CC BY 4.0',
    on: true,
    pause: 0,
    ...overrides,
  });

/** A course of Open edX as `courses/v1` gives it. */
export const anEdxCourse = (number: string, overrides: Record<string, unknown> = {}) => ({
  id: `course-v1:Ex+${number}+2026`,
  name: `Course number ${number}`,
  org: 'Ex',
  number,
  start: '2026-01-02T00:00:00Z',
  end: null,
  hidden: false,
  invitation_only: false,
  short_description: 'Nothing of this may be stored.',
  ...overrides,
});

export const anEdxPage = (courses: unknown[], next: string | null = null) => ({
  pagination: { count: courses.length, previous: null, num_pages: 1, next },
  results: courses,
});

const lines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

const placesIn = (root: string) => ({
  baseDir: join(root, 'base'),
  out: join(root, 'out'),
  stateDir: join(root, 'state'),
});

/** Harvests these sources into a folder that `aHarvestFolder` made. */
export function harvestInto(root: string, sources: Source[], overrides: Partial<HarvestOptions> = {}) {
  const { baseDir, out, stateDir } = placesIn(root);
  return harvest({
    sources,
    chosen: sources.filter(({ on }) => on),
    stateDir,
    baseDirs: [baseDir],
    out,
    http: {
      fetchOutbound: createOutboundFetch({ plainHttp: true, own: () => true }),
      userAgent: 'Polymath/1.0 (+https://polymath.example; test@polymath.example)',
      retryMs: 1,
    },
    contact: 'test@polymath.example',
    blocked: blockHosts([]),
    believe: [],
    now: () => NOON,
    ...overrides,
  });
}

/** A folder for harvests, with a catalogue to build on. Call `remove` when done. */
export async function aHarvestFolder(base: Course[] = [], topics: Topic[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'harvest-'));
  const places = placesIn(root);
  await mkdir(places.baseDir);
  await writeFile(join(places.baseDir, 'courses.jsonl'), lines(base));
  await writeFile(join(places.baseDir, 'topics.jsonl'), lines(topics));
  const text = () => readFile(join(places.out, 'courses.jsonl'), 'utf8').catch(() => '');
  return {
    root,
    ...places,
    text,
    courses: async () =>
      (await text())
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Course & { trust?: string }),
    run: (sources: Source[], overrides: Partial<HarvestOptions> = {}) =>
      harvestInto(root, sources, overrides),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
export type HarvestFolder = Awaited<ReturnType<typeof aHarvestFolder>>;
