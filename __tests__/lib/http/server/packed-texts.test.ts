import { gunzipSync } from 'node:zlib';
import { PackedTexts } from '@/lib/http/server/packed-texts';

async function* pieces(...texts: string[]) {
  yield* texts;
}

it('writes a file once, however many ask for it at a time and later', async () => {
  const texts = new PackedTexts(1_000);
  const write = jest.fn(async () => pieces('one ', 'two'));
  const found = await Promise.all([texts.get('v1', write), texts.get('v1', write)]);
  for (const text of [...found, await texts.get('v1', write)])
    expect([String(text?.plain), String(text && gunzipSync(text.gzip))]).toEqual(['one two', 'one two']);
  expect(write).toHaveBeenCalledTimes(1);
  const other = await texts.get('v2', async () => pieces('three'));
  expect(other?.hash).not.toBe(found[0]?.hash);
});

it('keeps neither what is no file nor what failed', async () => {
  const texts = new PackedTexts(1_000);
  expect(await texts.get('v1', async () => undefined)).toBeUndefined();
  await expect(texts.get('v1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(String((await texts.get('v1', async () => pieces('here')))?.plain)).toBe('here');
});

it('has no more of them than fit', async () => {
  const texts = new PackedTexts(200);
  const write = jest.fn(async () => pieces('x'.repeat(100)));
  for (const source of ['a', 'b', 'a']) await texts.get(source, write);
  expect(write).toHaveBeenCalledTimes(3);
});
