import { startWorker } from '@/__tests__/support/worker-scope';

it('replaces the earlier worker at once, and removes what it stored and itself', async () => {
  const before = await startWorker({ shell: [{ url: '/offline', revision: '7' }] });
  before.site.serve('/offline', 'You are offline');
  before.site.serve('/course/go', 'Go');
  await before.install();
  await before.navigate('/course/go');
  expect(JSON.stringify(await before.records())).toContain('/course/go');
  expect(await before.caches.keys()).not.toEqual([]);

  const worker = await startWorker({ mode: 'off', caches: before.caches, indexedDB: before.indexedDB });
  await worker.install();
  expect(worker.browser.skipWaiting).toHaveBeenCalled();
  await worker.activate();
  expect(await worker.caches.keys()).toEqual([]);
  expect(await worker.records()).toEqual([]);
  expect(worker.browser.unregister).toHaveBeenCalled();
});

it('leaves every request to the browser', async () => {
  const worker = await startWorker({ mode: 'off' });
  await worker.install();
  await worker.activate();

  expect(await worker.navigate('/course/go')).toBeUndefined();
  expect(await worker.fetch('/_next/static/app.js')).toBeUndefined();
});
