import { buildCatalog } from './build-catalog';
import { ROOT } from './build-paths';
import { buildSite } from './build-site';

async function build(): Promise<void> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
}

build().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
