/** @jest-environment node */

import { fetchThumbnail } from '@/lib/sources/server/fetch-thumbnail';
import thumbnail from '@/pages/api/thumbnail/[width]/[video]';
import { serveRoute } from '@/scripts/fakes/request';

jest.mock('@/lib/sources/server/fetch-thumbnail', () => ({
  fetchThumbnail: jest.fn(async () => ({ picture: undefined, why: 'none' })),
}));

let stop: () => Promise<void>;
afterEach(() => stop());

/** Parts of the path come to a route as parameters, next to those of the query. */
async function ask(query: string): Promise<number> {
  const { url, close } = await serveRoute((req, res) =>
    thumbnail(req, Object.assign(res, { send: (body: unknown) => res.end(body) })),
  );
  stop = close;
  jest.mocked(fetchThumbnail).mockClear();
  return (await fetch(`${url}/?${query}`)).status;
}

it('has a picture of a video in the widths that the site uses', async () => {
  expect(await ask('width=320&video=abcdefghijk')).toBe(200);
  expect(fetchThumbnail).toHaveBeenCalledWith('abcdefghijk', 320);
});

it.each(['width=320&video=abcdefghijk&x=1', 'width=640&video=abcdefghijk', 'width=320&video=../secret'])(
  'refuses %s and asks for no picture',
  async (query) => {
    expect(await ask(query)).toBe(400);
    expect(fetchThumbnail).not.toHaveBeenCalled();
  },
);
