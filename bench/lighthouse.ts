import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { COURSE, LESSON } from '@/scripts/sample-course';
import { median } from './statistics';

/**
 * `npm run lighthouse -w bench -- http://localhost:3000 [runs]`: runs Lighthouse as a phone, each page several
 * times with each way of throttling, and reports medians. Lighthouse is downloaded with npx, because it is larger than all dependencies
 * together; this is the last version for Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PAGES = ['/', '/search/python', COURSE, LESSON];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const FIGURES = {
  'LCP s': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
/** Lighthouse computes a slow line from a fast visit, or really slows the visit down. */
const THROTTLING = { simulated: 'simulate', applied: 'devtools' } as const;
type Throttling = keyof typeof THROTTLING;
/** Scores of a simulated line; an applied one has no line of its own. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Sometimes a browser records no navigation, and Lighthouse must be run again. */
const ATTEMPTS = 3;

async function measure(
  address: string,
  throttling: Throttling,
  file: string,
  attempts = ATTEMPTS,
): Promise<Report> {
  const flags = ['--headless=new', ...BROWSER_FLAGS].join(' ');
  const options = [`--chrome-flags=${flags}`, '--output=json', `--output-path=${file}`, '--quiet'];
  const only = [`--only-categories=${CATEGORIES.join()}`, `--throttling-method=${THROTTLING[throttling]}`];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, address, ...only, ...options], {
    env: { ...process.env, CHROME_PATH: findBrowser(), npm_config_loglevel: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) {
    if (attempts === 1) throw new Error(`Lighthouse failed on ${address}.`);
    return measure(address, throttling, file, attempts - 1);
  }
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The failed audits of a category. */
function faults({ categories, audits }: Report, category: string): string[] {
  const refs = categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
  });
}

async function main(site: string, runs: number): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'polymath-lighthouse-'));
  const rows: Record<string, string | number>[] = [];
  const wrong = new Set<string>();
  const ways = Object.keys(THROTTLING) as Throttling[];
  for (const [page, throttling] of PAGES.flatMap((one) => ways.map((way) => [one, way] as const))) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++)
      reports.push(await measure(site + page, throttling, join(folder, 'report.json')));
    const row: Record<string, string | number> = {
      page: page.length > 40 ? `${page.slice(0, 39)}…` : page,
      throttling,
    };
    for (const category of CATEGORIES) {
      row[category] = Math.round(
        median(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100,
      );
      if (throttling === 'applied' || Number(row[category]) >= LEAST[category]) continue;
      for (const fault of reports.flatMap((report) => faults(report, category)))
        wrong.add(`${page}  ${fault}`);
    }
    for (const [name, id] of Object.entries(FIGURES)) {
      const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
      row[name] = name.endsWith(' s')
        ? Number((value / 1_000).toFixed(2))
        : Number(value.toFixed(name === 'CLS' ? 3 : 0));
    }
    rows.push(row);
    console.log(JSON.stringify(row));
  }
  await rm(folder, { recursive: true, force: true });
  console.table(rows);
  for (const fault of wrong) console.log(fault);
  return wrong.size === 0;
}

const [site = 'http://localhost:3000', runs = '5'] = process.argv.slice(2);
process.exitCode = (await main(site, Number(runs))) ? 0 : 1;
