import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { countOf } from '@/lib/format/count';
import { serverEnv } from '@/lib/server/env';
import { createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { createSources } from '@/lib/sources/server/live-sources';
import { HERE, readNumber, runCommand } from '@/scripts/run-command';
import { readReports } from '@/scripts/verify/read-reports';
import { basesOf, loadRegistry } from './data-files';
import { enrich } from './enrich/enrich';
import { stateDirOf } from './run/harvest';

const HELP = `Fills in lessons, lengths and chapters of gathered and built-in playlists that have none.

  npm run catalog:enrich -w harvest -- [options]

  --first FILE          ask first for the courses that people play most; FILE is the site's log, or has the id of a course
                        on each line
  --limit NUMBER        most courses to ask for in this run
  --pause MS            pause between two questions to one source (default: 1000)
  --base DIR            the catalogue that the harvest builds on; repeat it for more (default: data/catalog)
  --help

Playlists of YouTube need YOUTUBE_API_KEY: about 1,000 of them a day, and their answers are asked for anew before 30
days are over. PeerTube, the Internet Archive and MIT Learn need no key. The next catalog:harvest takes the answers
into the catalogue (--only none of its sources: npm run catalog:harvest -w harvest -- --budget 0m).

Exit codes: 0 done, 1 a source was left early, 2 wrong command, 130 interrupted.`;

const CAN_TELL = new Set(['youtube', 'peertube', 'archive', 'mit-learn']);

async function run(signal: AbortSignal): Promise<number> {
  const { values: command } = parseArgs({
    options: {
      first: { type: 'string' },
      limit: { type: 'string' },
      pause: { type: 'string' },
      base: { type: 'string', multiple: true },
    },
  });
  const stateDir = stateDirOf(serverEnv.INDEX_DIR);
  const bar = new SingleBar({
    format: '{bar} {value} of {total} | {eta_formatted} left | {source}',
    hideCursor: true,
  });
  try {
    const report = await enrich({
      sources: await loadRegistry(stateDir),
      stateDir,
      baseDirs: basesOf(command.base),
      live: createSources(serverEnv, createMemoryStore()).filter(({ id }) => CAN_TELL.has(id)),
      pauseMs: readNumber('pause', command.pause, 1_000),
      limit: command.limit === undefined ? undefined : readNumber('limit', command.limit, 0),
      first: command.first ? await readReports(resolve(HERE, command.first), 'played') : undefined,
      signal,
      now: Date.now,
      onStart: (targets) => process.stderr.isTTY && bar.start(targets, 0, { source: '' }),
      onAnswer: (source) => bar.increment({ source }),
    });
    bar.stop();
    console.log(`Asked for ${countOf(report.asked, 'course')}, ${report.deep} have lessons now.`);
    for (const { source, why, targets } of report.left)
      console.log(`${source}: ${why}; ${targets} left for another run.`);
    if (report.interrupted) return 130;
    return report.left.length > 0 ? 1 : 0;
  } finally {
    bar.stop();
  }
}

await runCommand(run, {
  help: { name: 'catalog:enrich', text: HELP },
});
