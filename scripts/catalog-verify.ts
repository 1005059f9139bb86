import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { countOf } from '@/lib/format/count';
import { serverEnv } from '@/lib/server/env';
import { userAgent } from '@/lib/sources/server/live-sources';
import { createRequester } from '@/scripts/verify/ask-target';
import { createAskVideos } from '@/scripts/verify/ask-videos';
import { createWeb } from '@/scripts/verify/ask-web';
import { readReports } from '@/scripts/verify/read-reports';
import { verifyCatalog } from '@/scripts/verify/verify-catalog';
import { HERE, readNumber, runCommand } from './run-command';

const HELP = `Asks whether the addresses and videos of a catalogue are still there.

  npm run catalog:verify -- [FOLDER ...] [options]

  FOLDER                 catalogue folders; without any: CATALOG_DIR
  --again-after DAYS     ask again for what was answered longer ago (default: 7)
  --confirm-after MIN    gone is what was not there twice, so many minutes apart (default: 60)
  --first FILE           ask first, and again, for the courses that visitors could not open; FILE is the server's log,
                         or has the id of a course on each line
  --gap MS               pause between two questions to one host (default: 1000)
  --limit NUMBER         most questions of this run
  --state FILE           what was answered so far (default: verify.jsonl beside INDEX_DIR)
  --help

Videos are asked for by oEmbed, or fifty at a time where YOUTUBE_API_KEY is set. What is found is written to checked.jsonl
in each folder: npm run catalog:build takes it into the index. Stop it any time: the next run goes on where it was.

Exit codes: 0 done, 1 nothing could be asked or written, 2 wrong command, 130 interrupted.`;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function run(signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'again-after': { type: 'string' },
      'confirm-after': { type: 'string' },
      first: { type: 'string' },
      gap: { type: 'string' },
      limit: { type: 'string' },
      state: { type: 'string' },
    },
  });
  const { CATALOG_DIR, INDEX_DIR, YOUTUBE_API_KEY } = serverEnv;
  const web = createWeb(userAgent());
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} | {eta_formatted} left | {host}',
    hideCursor: true,
  });
  try {
    const report = await verifyCatalog({
      dirs: positionals.length > 0 ? positionals.map((folder) => resolve(HERE, folder)) : CATALOG_DIR,
      stateFile: values.state ? resolve(HERE, values.state) : join(dirname(INDEX_DIR), 'verify.jsonl'),
      requester: createRequester(web),
      askVideos: YOUTUBE_API_KEY ? createAskVideos(web, YOUTUBE_API_KEY) : undefined,
      againAfterMs: readNumber('again-after', values['again-after'], 7) * DAY_MS,
      confirmAfterMs: readNumber('confirm-after', values['confirm-after'], 60) * MINUTE_MS,
      first: values.first ? await readReports(resolve(HERE, values.first), 'notOpened') : undefined,
      gapMs: readNumber('gap', values.gap, 1_000),
      limit: values.limit === undefined ? undefined : readNumber('limit', values.limit, 0),
      signal,
      onStart: (questions) => {
        console.log(`${countOf(questions, 'address', 'addresses')} to ask for.`);
        if (questions > 0 && process.stderr.isTTY) bar.start(questions, 0, { host: '' });
      },
      onAnswer: (host) => bar.increment({ host }),
    });
    bar.stop();
    const { asked, alive, gone, unknown, suspects } = report;
    console.log(`Asked ${asked}: ${alive} there, ${gone} not there, ${unknown} without a word on it.`);
    for (const { host, why } of report.hosts) console.log(`  ${host}: ${why}`);
    if (suspects > 0)
      console.log(`${countOf(suspects, 'address', 'addresses')} not there once: run this again later.`);
    for (const { dir, courses, checked, gone: lost, withGoneVideos } of report.catalogs) {
      console.log(
        `${relative('.', dir)}: of ${countOf(courses, 'course')} ${checked} checked, ${lost} gone, ${withGoneVideos} with videos that are.`,
      );
    }
    if (report.interrupted) {
      console.error('Interrupted: what was found is written, and the next run goes on from here.');
      return 130;
    }
    // No answer from anywhere: the network is down, and nothing was learned.
    return asked > 0 && unknown === asked ? 1 : 0;
  } finally {
    bar.stop();
  }
}

await runCommand(run, {
  help: { name: 'catalog:verify', text: HELP },
});
