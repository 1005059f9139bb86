import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Draft } from '@/harvest/facts/fact.schema';
import { writeKnownHosts } from '@/harvest/merge/known-hosts';
import { mergeCatalogue } from '@/harvest/merge/merge-catalogue';
import type { Step } from '@/harvest/protocols/walk.types';
import { type Source, sourceSchema } from '@/harvest/registry/source.schema';
import { harvestSource } from '@/harvest/run/harvest-source';
import { blockHosts } from '@/lib/catalog/server/blocked-hosts';
import { buildIndex } from '@/lib/catalog/server/build-index';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { run } from '@/scripts/run';
import { seeded } from './seeded';

const HELP = `Measures the harvest of generated records, a fifth of which state a course that another one states too.

  npm run harvest -w bench -- 1000000`;

const BASE = join(import.meta.dirname, '../data/catalog');
const WORDS = join(import.meta.dirname, '../data/words');
/** Of ten records of the second and third source, so many are of courses of the first: a fifth of all. */
const TWINS = 3;
const HOSTS = 4_000;
const STEP = 1_000;

const SUBJECTS =
  'algebra biology cooking drawing economics finance geometry history javascript knitting law marketing nursing optics physics python robotics statistics tailoring welding'.split(
    ' ',
  );
const FORMS = [
  'Introduction to',
  'Foundations of',
  'Advanced',
  'Practical',
  'A short history of',
  'The art of',
];

const source = (id: string, protocol: Source['protocol']): Source =>
  sourceSchema.parse({
    id,
    name: id,
    protocol,
    origin: `https://${id}.example.org`,
    licence: 'none',
    attribution: id,
    on: true,
  });
const SOURCES = [
  source('api', 'mit-learn'),
  source('other', 'open-edx'),
  source('crawl', 'web-data-commons'),
];

/** Record `n` of a source; a twin repeats the course of the same number of the first source. */
function draft(n: number, place: number): Draft {
  const random = seeded(n);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const isTwin = place > 0 && n % 10 < TWINS;
  const host = `school-${n % HOSTS}.example.com`;
  const own = isTwin ? `https://${host}/course/${n}` : `https://${host}/${place}/${n}`;
  return {
    ref: `${place}-${n}`,
    title: `${pick(FORMS)} ${pick(SUBJECTS)} and ${pick(SUBJECTS)}, part ${n}${isTwin || place === 0 ? '' : ` of ${place}`}`,
    url: place === 0 ? `https://${host}/course/${n}/` : own,
    ...(place === 2 && { page: `https://${host}/${place}/${n}` }),
    provider: `School ${n % HOSTS}`,
    language: pick(['en', 'de', 'fr', 'es', undefined]),
    year: 2020 + (n % 7),
    hours: pick([undefined, 5, 20]),
    tags: [pick(SUBJECTS)],
  };
}

async function* generate(place: number, count: number): AsyncGenerator<Step> {
  for (let from = 0; from < count; from += STEP) {
    const size = Math.min(STEP, count - from);
    yield { step: `${from}`, drafts: Array.from({ length: size }, (_, n) => draft(from + n, place)) };
  }
}

const PHASES = {
  async harvest(dir: string, count: number) {
    for (const [place, one] of SOURCES.entries())
      await harvestSource({
        source: one,
        protocol: () => generate(place, Math.ceil(count / SOURCES.length)),
        stateDir: join(dir, 'state'),
        http: { fetchOutbound: createOutboundFetch(), userAgent: 'bench' },
        contact: undefined,
        blocked: blockHosts([]),
        now: Date.now,
      });
    const hosts = Array.from({ length: HOSTS }, (_, n) => `school-${n}.example.com`);
    await writeKnownHosts(join(dir, 'state', 'hosts.txt'), hosts);
  },
  async merge(dir: string) {
    const { courses, merged, refused } = await mergeCatalogue({
      sources: SOURCES,
      stateDir: join(dir, 'state'),
      baseDirs: [BASE],
      out: join(dir, 'out'),
      blocked: blockHosts([]),
      now: Date.now(),
    });
    console.log(
      `  ${courses} courses, ${merged} of them stated several times; refused: ${JSON.stringify([...refused])}`,
    );
  },
  async build(dir: string) {
    await buildIndex({ catalogDirs: [join(dir, 'out')], indexDir: join(dir, 'index'), wordsDir: WORDS });
  },
};
type Phase = keyof typeof PHASES;

async function measure(phase: Phase, dir: string, count: number): Promise<void> {
  const started = performance.now();
  await PHASES[phase](dir, count);
  const { user, system } = process.cpuUsage();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  console.log(
    `${phase.padEnd(8)} ${seconds.padStart(8)} s (${((user + system) / 1e6).toFixed(1)} s of processor) ${String(peak).padStart(6)} MB at most`,
  );
}

const [given, phase, dir] = process.argv.slice(2);
const count = Number(given);
if (!Number.isInteger(count) || count < 1) {
  console.log(HELP);
  process.exitCode = given === '--help' ? 0 : 2;
} else if (phase && dir) {
  await measure(phase as Phase, dir, count);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'harvest-bench-'));
  await mkdir(folder, { recursive: true });
  try {
    // Each phase in a process of its own, so that its memory is its own.
    for (const name of Object.keys(PHASES))
      process.exitCode ||= await run('npx', [
        'tsx',
        '--max-old-space-size=450',
        import.meta.filename,
        String(count),
        name,
        folder,
      ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
