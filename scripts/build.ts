import { buildCatalog } from './build-catalog';
import { buildSite } from './build-site';
import { ROOT } from './places';

async function build(): Promise<void> {
  process.chdir(ROOT);
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
}

build().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
