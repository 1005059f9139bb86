import { join } from 'node:path';
import getPort from 'get-port';
import { findFirefox, findWebKit } from './browsers/find-programs';
import { ROOT } from './build-paths';
import { run } from './run';
import { exitWith } from './run-command';
import { withBuiltSite } from './with-built-site';

/**
 * `npm run browsers -w scripts`: the main journeys in Firefox and WebKitGTK, on the built site. Words after it go to the runner,
 * for example `-- --project="firefox, phone"`.
 */
async function main(): Promise<number> {
  process.chdir(ROOT);
  findFirefox();
  findWebKit();
  return withBuiltSite(await getPort(), ({ url }) =>
    run(
      join(ROOT, 'node_modules', '.bin', 'playwright'),
      ['test', '--config=playwright.browsers.config.ts', ...process.argv.slice(2)],
      { env: { ...process.env, SITE_URL: url } },
    ),
  );
}

exitWith(main());
