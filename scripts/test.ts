import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './build-paths';
import { buildSite } from './build-site';
import { budgets, checkBundle } from './check-bundle';
import { findBrowser } from './find-browser';
import { run } from './run';
import { COURSE_ID, LESSON_ID } from './sample-course';
import { testIndex } from './test-index';
import { withBuiltSite } from './with-built-site';

const PORT = 3100;
/** Tests make much that is soon garbage. With V8's 16 MB it is collected often, which takes a tenth of their time. */
const YOUNG = '--max-semi-space-size=64';

type Tally = { passed: number; failed: number };

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

async function single(name: string, work: () => Promise<number>): Promise<Tally> {
  console.log(`\n== ${name}`);
  return (await work()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(report: string): Promise<Tally> {
  console.log('\n== unit tests');
  const jest = [bin('jest'), '--ci', '--json', `--outputFile=${report}`];
  const code = await run(process.execPath, [YOUNG, ...jest]);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(await readFile(report, 'utf8'));
  // A suite that fails to load has no failed test.
  return {
    passed: numPassedTests,
    failed: code === 0 ? 0 : Math.max(numFailedTests, numFailedTestSuites, 1),
  };
}

async function journeys(site: string, report: string): Promise<Tally> {
  console.log('\n== journeys in a browser');
  const code = await run(bin('playwright'), ['test'], {
    env: { ...process.env, SITE_URL: site, JOURNEYS_REPORT: report },
  });
  const { stats } = JSON.parse(await readFile(report, 'utf8'));
  if (stats.flaky > 0) console.log(`\n${stats.flaky} passed only at the second try: see "flaky" above.`);
  return { passed: stats.expected + stats.flaky, failed: code === 0 ? 0 : Math.max(stats.unexpected, 1) };
}

async function onTheBuiltSite(reports: string, indexDir: string): Promise<Tally[]> {
  process.env.INDEX_DIR = indexDir;
  return withBuiltSite(PORT, async ({ url }) => {
    console.log('\n== first-load JavaScript');
    const bundle = await checkBundle(url, budgets(COURSE_ID, LESSON_ID));
    return [bundle, await journeys(url, join(reports, 'journeys.json'))];
  });
}

/** All checks of a change, cheapest first; ends with a line of counts. */
async function validate(): Promise<Tally> {
  process.chdir(ROOT);
  findBrowser();
  const reports = await mkdtemp(join(tmpdir(), 'polymath-tests-'));
  try {
    // A minute of one core, beside what needs no index, the site too; what fails is said where it is awaited.
    const indexing = testIndex();
    indexing.catch(() => undefined);
    const tallies = [
      await single('lint and format', () => run(bin('biome'), ['check', '--error-on-warnings'])),
      await single('types', async () => (await run(bin('next'), ['typegen'])) || run(bin('tsc'), [])),
      await single('catalogue', () => run(bin('tsx'), ['scripts/catalog-check.ts'])),
      await single('build', () => buildSite(process.env, { forTests: true }).then(() => 0)),
      await single('index', () => indexing.then(() => 0)),
      await unitTests(join(reports, 'unit.json')),
      ...(await onTheBuiltSite(reports, await indexing)),
    ];
    return tallies.reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }));
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

validate().then(
  ({ passed, failed }) => {
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
  },
  (error: Error) => {
    console.error(error.message);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  },
);
