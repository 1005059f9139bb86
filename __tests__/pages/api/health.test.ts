/** @jest-environment node */
import { serveRoute } from '@/__tests__/support/request';
import health from '@/pages/api/health';

it('says that the process answers, how each live source does and where its day is counted', async () => {
  const site = await serveRoute(health);
  const answer = await (await fetch(site.url)).json();
  await site.close();

  expect(answer).toMatchObject({ ok: true, live: { store: 'memory' }, guide: { model: false } });
  expect(answer.live.sources).toContainEqual({ id: 'mit-learn', state: 'ready', allowances: [] });
});
