import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blockHosts, readBlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { publicEnv } from '@/lib/env.public';
import { countOf } from '@/lib/format/count';
import { serverEnv } from '@/lib/server/env';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { userAgent } from '@/lib/sources/server/live-sources';
import { HERE, runCommand, UsageError } from '@/scripts/run-command';
import { basesOf, loadRegistry } from './data-files';
import { createFolderFetch, sourcesIn } from './http/folder-fetch';
import { chooseSources } from './registry/read-sources';
import { describeHarvest } from './run/describe';
import { type HarvestReport, harvest, stateDirOf } from './run/harvest';
import { openProgress } from './run/progress';

const HELP = `Gathers courses from the sources of harvest/sources.jsonl and makes a catalogue of them and the built-in one.

  npm run catalog:harvest -w harvest -- [options]

  --from FOLDER         asks no network: FOLDER/host/path is the answer of https://host/path. It reads the sources of which
                        the folder has files, whether they are on or not, and keeps nothing but the catalogue
  --only ID             only this source; repeat it for more
  --budget 2h           stops asking after so many minutes (90m) or hours; the next run goes on
  --base DIR            catalogue to build on; repeat it for more (default: data/catalog)
  --out DIR             folder of the new catalogue (default: catalogue beside INDEX_DIR)
  --believe ID          takes over a run of this source that lost more courses than its maxDrop
  --help

What was read is stored beside INDEX_DIR, in harvest/: each answer at once, so that Ctrl-C loses nothing and the next
run goes on. sources.jsonl there changes and extends the one that ships; blocked-hosts.txt there and in the
catalogue folders names hosts that stay out. Serve the result with
CATALOG_DIR=DIR alone: the built-in courses are in it.

Exit codes: 0 done, 1 a source failed or the catalogue was not replaced, 2 wrong command, 130 interrupted.`;

function readBudget(text: string): number {
  const [, number, unit] = /^(\d{1,5})(m|h)$/.exec(text) ?? [];
  if (!number) throw new UsageError(`--budget ${text}: write minutes or hours, as in 90m or 2h.`);
  return Number(number) * (unit === 'h' ? 3_600_000 : 60_000);
}

function exitCode({ sources, catalogue }: HarvestReport): number {
  const failed = sources.some(
    (report) => report.kind === 'rejected' || (report.kind === 'partial' && !report.planned),
  );
  return failed || catalogue.problems.length > 0 ? 1 : 0;
}

async function run(signal: AbortSignal): Promise<number> {
  const { values: command } = parseArgs({
    options: {
      from: { type: 'string' },
      only: { type: 'string', multiple: true },
      budget: { type: 'string' },
      base: { type: 'string', multiple: true },
      out: { type: 'string' },
      believe: { type: 'string', multiple: true },
    },
  });
  const own = stateDirOf(serverEnv.INDEX_DIR);
  const tried = command.from === undefined ? undefined : resolve(HERE, command.from);
  const stateDir = tried ? await mkdtemp(join(tmpdir(), 'harvest-from-')) : own;
  const registry = await loadRegistry(own);
  const sources = tried ? sourcesIn(registry, tried) : registry;
  const chosen = chooseSources(sources, command.only ?? []);
  const name = tried ? 'catalogue-tried' : 'catalogue';
  const out = command.out ? resolve(HERE, command.out) : resolve(own, '..', name);
  const bases = basesOf(command.base);
  if (bases.includes(out)) throw new UsageError('--out must be another folder than --base.');
  const budget = command.budget === undefined ? undefined : AbortSignal.timeout(readBudget(command.budget));
  const progress = openProgress(process.stderr.isTTY === true);
  try {
    const report = await harvest({
      sources,
      chosen,
      stateDir,
      baseDirs: bases,
      out,
      http: {
        fetchOutbound: tried
          ? createFolderFetch(tried)
          : createOutboundFetch({ plainHttp: true, connections: 2 }),
        userAgent: userAgent(),
      },
      contact: publicEnv.operatorEmail,
      blocked: blockHosts(await readBlockedHosts([...bases, own])),
      believe: command.believe ?? [],
      enough: budget,
      signal,
      now: Date.now,
      onProgress: progress.read,
      onSource: progress.done,
      onRows: progress.rows,
    });
    progress.stop();
    for (const line of describeHarvest(report)) console.log(line);
    if (!report.catalogue.kept)
      console.log(
        `${countOf(report.catalogue.courses, 'course')} in ${relative('.', out)}. Next: npm run catalog:build, with CATALOG_DIR=${relative('.', out)}`,
      );
    return exitCode(report);
  } finally {
    progress.stop();
    if (tried) await rm(stateDir, { recursive: true, force: true });
  }
}

await runCommand(run, {
  help: { name: 'catalog:harvest', text: HELP },
  interrupted: 'Interrupted: what was read is stored, and the next run goes on from here.',
});
