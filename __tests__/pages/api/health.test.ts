/** @jest-environment node */

import health from '@/pages/api/health';
import { serveRoute } from '@/scripts/fakes/request';

it('says that the process answers, how each live source does and where its day is counted', async () => {
  const site = await serveRoute(health);
  const answer = await (await fetch(site.url)).json();
  await site.close();

  expect(answer).toMatchObject({ ok: true, live: { store: 'memory' }, guide: { model: false } });
  expect(answer.live.sources).toContainEqual({ id: 'mit-learn', state: 'ready', quotas: [] });
});
