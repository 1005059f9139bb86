import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { startFakeOpenSearch } from '@/__tests__/support/fake-opensearch';
import { aSearch } from '@/__tests__/support/search';
import { until } from '@/__tests__/support/until';
import { loadCluster } from '@/lib/search/server/site-cluster';
import { aCourse } from '@/scripts/fakes/course';

jest.setTimeout(60_000);

it('answers from the cluster that the environment names', async () => {
  const cluster = await startFakeOpenSearch();
  const folder = await aCatalogFolder([aCourse({ title: 'Linear algebra' })]);
  await loadCluster({ url: cluster.url, file: folder.file, alias: 'polymath' });
  Object.assign(process.env, {
    SEARCH_ENGINE_URL: cluster.url,
    INDEX_DIR: '/nowhere',
  });
  // The settings are read when they are first needed.
  jest.resetModules();
  const { catalog } = await import('@/lib/search/server/catalog');
  try {
    // Its code is loaded with the first request.
    const answer = await until(() =>
      catalog()
        .search(aSearch('algebra'))
        .catch(() => undefined),
    );
    expect(answer).toMatchObject({ total: 1 });
  } finally {
    await catalog().close();
    await cluster.close();
    await folder.remove();
  }
});
