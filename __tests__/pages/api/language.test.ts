import type { NextApiRequest, NextApiResponse } from 'next';
import handler from '@/pages/api/language';

async function ask(shown: string | string[] | undefined) {
  let body: unknown;
  const response = {
    setHeader: () => undefined,
    status: () => response,
    json: (value: unknown) => (body = value),
  };
  const request = { method: 'GET', query: { shown }, headers: {} } as unknown as NextApiRequest;
  await handler(request, response as unknown as NextApiResponse);
  return body;
}

it('says how a page is offered, and how to stay in its language', async () => {
  expect(await ask('es')).toEqual({ offer: 'This page in English', stay: 'Stay in Spanish' });
});

it.each([undefined, '<b>', ['es', 'fr'], 'qps'])('knows no language %j', async (shown) => {
  expect(await ask(shown)).toEqual({ offer: 'This page in English', stay: 'Stay in English' });
});
