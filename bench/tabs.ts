import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import getPort from 'get-port';
import { ROOT } from '@/scripts/build-paths';
import { BROWSER_FLAGS, findBrowser } from '@/scripts/find-browser';
import { exitWith } from '@/scripts/run-command';
import { withBuiltSite } from '@/scripts/with-built-site';
import { describeLeavings } from './tabs/describe-leavings';
import { type Outcome, runSequence } from './tabs/sequence';

/** More load a machine of two cores so much that Chromium ends pages before they could save. */
const AT_ONCE = 2;

type Result = Outcome | Error;

async function runAll(browser: Browser, site: string, count: number, seed: number): Promise<Result[]> {
  const outcomes: Result[] = [];
  let next = 0;
  const run = async () => {
    while (next < count) {
      const number = seed + next++;
      const outcome = await runSequence(browser, site, number).catch((error: Error) => error);
      outcomes.push(outcome);
      if (outcome instanceof Error) {
        console.log(`Sequence ${number} did not end: ${outcome.message}`);
        continue;
      }
      const { steps, lost, left } = outcome;
      if (lost.length + left.length === 0) continue;
      console.log(`Sequence ${number} (${steps.join(', ')})`);
      for (const what of lost) console.log(`  lost: ${what}`);
      for (const what of left) console.log(`  left behind: ${what}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return outcomes;
}

/**
 * `npm run tabs -w bench -- [sequences] [--seed number]`: a learner with two tabs in Chromium, with service workers, does
 * things by chance; reports what is lost of them, and what stays in the browser.
 */
async function main(): Promise<boolean> {
  process.chdir(ROOT);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' } },
  });
  const count = Number(positionals[0] ?? 100);
  return withBuiltSite(await getPort(), async ({ url }) => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
    // Chromium ends with its last page, and a sequence closes all of its own.
    await browser.newPage();
    const begun = Date.now();
    const outcomes = await runAll(browser, url, count, Number(values.seed));
    await browser.close();
    const ended = outcomes.filter((one): one is Outcome => !(one instanceof Error));
    const lost = ended.filter((one) => one.lost.length > 0).length;
    const left = ended.filter((one) => one.left.length > 0).length;
    const open = outcomes.length - ended.length;
    const minutes = Math.round((Date.now() - begun) / 60_000);
    for (const line of describeLeavings(ended)) console.log(line);
    console.log(
      `${ended.length} sequences in ${minutes} min: ${lost} lost, ${left} left behind; ${open} did not end`,
    );
    return lost + left + open === 0;
  });
}

exitWith(main());
