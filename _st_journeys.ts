import { startLocalServices } from './scripts/local/start-local-services';
import { serveSite } from './scripts/serve-site';
import { run } from './scripts/run';
const dir = '/tmp/st_services3';
const catalog = { CATALOG_DIR: `${process.cwd()}/data/catalog`, INDEX_DIR: `${process.cwd()}/.polymath/index` };
const services = await startLocalServices({ dataDir: dir, ports: { auth: 0, firestore: 0 }, log: console.log });
const site = await serveSite(4260, { ...process.env, ...catalog, ...services.env, RATE_LIMIT_CLIENT: '1000000', RATE_LIMIT_GLOBAL: '1000000' });
try {
  await run('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], { env: { ...process.env, ...catalog, SITE_URL: site.url, JOURNEYS_REPORT: '/tmp/st_journeys3.json', CI: 'true' } });
} finally { await site.stop(); await services.stop(); }
process.exit(0);
