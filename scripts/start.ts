import { buildCatalog } from './build-catalog';
import { buildSite } from './build-site';
import { startServicesFor } from './local/start-services-for';
import { ROOT } from './places';
import { serveSite } from './serve-site';

const DEFAULT_PORT = 3000;

async function start(): Promise<number> {
  process.chdir(ROOT);
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const services = await startServicesFor('production');
  // Pages name their own address: to crawlers, on cards and in links that are shared.
  if (port !== DEFAULT_PORT) process.env.NEXT_PUBLIC_SITE_URL ||= `http://localhost:${port}`;
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const site = await serveSite(port, { ...process.env, ...catalog, ...services.env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop());
  console.log(`\nPolymath is at ${site.url}  (Ctrl+C stops it)`);
  const code = await site.ended;
  await services.stop();
  return code;
}

start().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
