import { indexFile, readPointer } from '@polymath/engine/files';
import { loadCluster } from '@/lib/search/server/site-cluster';
import { buildCatalog } from './build-catalog';
import { ROOT } from './build-paths';
import { buildSite } from './build-site';
import { startCluster } from './cluster/start-cluster';
import { startServicesFor } from './local/start-services-for';
import { runCommand } from './run-command';
import { serveSite } from './serve-site';

const DEFAULT_PORT = 3000;
const ALIAS = 'polymath';

/** Starts a search cluster of three nodes on this machine, loads the catalogue, and serves the site with it. */
async function work(signal: AbortSignal): Promise<number> {
  process.chdir(ROOT);
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (port !== DEFAULT_PORT) process.env.NEXT_PUBLIC_SITE_URL ||= `http://localhost:${port}`;
  const catalog = await buildCatalog();
  const version = (await readPointer(catalog.INDEX_DIR)) ?? '';
  console.log('Starting three nodes');
  const cluster = await startCluster({ signal });
  try {
    for (const { name, url } of cluster.nodes) console.log(`  ${name} is at ${url}`);
    const started = performance.now();
    const { courses } = await loadCluster({
      url: cluster.urls,
      file: indexFile(catalog.INDEX_DIR, version),
      alias: ALIAS,
      signal,
    });
    console.log(`Loaded ${courses} courses in ${Math.round((performance.now() - started) / 1000)} s`);
    const services = await startServicesFor('production');
    try {
      await buildSite({ ...process.env, ...catalog });
      const site = await serveSite(port, {
        ...process.env,
        ...catalog,
        ...services.env,
        SEARCH_ENGINE_URL: cluster.urls,
      });
      console.log(`\nPolymath on a search cluster is at ${site.url}  (Ctrl+C stops everything)`);
      if (signal.aborted) await site.stop();
      signal.addEventListener('abort', () => void site.stop());
      return await site.ended;
    } finally {
      await services.stop();
    }
  } finally {
    await cluster.close();
  }
}

await runCommand(work, {
  interrupted: 'Interrupted: the cluster is stopped.',
});
