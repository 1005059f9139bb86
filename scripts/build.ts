import { buildCatalog } from './build-catalog';
import { ROOT } from './build-paths';
import { buildSite } from './build-site';
import { exitWith } from './run-command';

async function build(): Promise<void> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
}

exitWith(build());
