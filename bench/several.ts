import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { latenciesOf } from '@/bench/attack/judge';
import { startVisitors, type VisitorRequest } from '@/bench/attack/visitors';
import { findNginx } from '@/bench/site/nginx';
import { buildCatalog } from '@/scripts/build-catalog';
import { ROOT } from '@/scripts/build-paths';
import { hasRedis } from '@/scripts/local/start-redis';
import { markdownTable } from '@/scripts/markdown-table';
import { exitWith } from '@/scripts/run-command';
import { COUNTED_ONCE } from './several/counted-once';
import { publishIndexes } from './several/published-indexes';
import { openStage } from './several/stage';
import { SURVIVED } from './several/survived';
import { buildVersions } from './several/versions';

const TRIALS = [...COUNTED_ONCE, ...SURVIVED];

function checkTools(): void {
  const missing = [...(findNginx() ? [] : ['nginx']), ...(hasRedis() ? [] : ['redis-server'])];
  if (process.platform !== 'linux')
    throw new Error('npm run several -w bench needs the addresses 127.0.0.0/8 of Linux.');
  if (missing.length > 0)
    throw new Error(
      `npm run several -w bench needs ${missing.join(' and ')}: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
}

/** What visitors met that they must not meet: any status but 200, each kind of it once. */
function faultsOfVisits(felt: readonly VisitorRequest[]): string[] {
  const failed = felt.filter(({ status }) => status !== 200);
  const kinds = new Map(failed.map((one) => [`${one.kind} ${one.status}`, one]));
  return [
    ...(felt.length === 0 ? ['no visitor was answered'] : []),
    ...[...kinds.values()].map(({ status, path }) => `a visitor got ${status || 'no answer'} for ${path}`),
  ];
}

/** `npm run several -w bench -- [--only text]...`: two servers behind nginx with one Redis, and what must not disturb them. */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const trials = TRIALS.filter(({ what }) => values.only?.some((text) => what.includes(text)) ?? true);
  checkTools();
  const folder = await mkdtemp(join(tmpdir(), 'polymath-several-'));
  const rows: (string | number)[][] = [];
  let failed = 0;
  try {
    const catalog = await buildCatalog();
    const versions = await buildVersions({ ...process.env, ...catalog }, folder);
    const indexes = await publishIndexes(catalog, folder);
    const stage = await openStage({ versions, indexes }, folder);
    try {
      for (const { what, run } of trials) {
        console.log(`\n${what}`);
        const { url, words, pages } = stage;
        const visitors = await startVisitors({ url, words, pages, whole: true });
        const finding = await run(stage).catch((error: Error) => ({ found: '', faults: [error.message] }));
        const felt = await visitors.end();
        const faults = [...finding.faults, ...faultsOfVisits(felt)];
        for (const fault of faults) console.log(`  ${fault}`);
        if (faults.length > 0) failed++;
        const { p99, slowest } = latenciesOf(felt);
        const lost = felt.filter(({ status }) => status !== 200).length;
        rows.push([what, finding.found, felt.length, lost, p99, slowest, faults.length ? 'FAILED' : 'held']);
      }
    } finally {
      await stage.close();
      await indexes.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const head = ['what happens', 'found', 'requests of visitors', 'failed', 'p99 ms', 'slowest ms', 'result'];
  console.log(`\n${markdownTable([head, ...rows])}`);
  return failed === 0;
}

exitWith(main());
