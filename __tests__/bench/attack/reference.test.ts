import { firstDifference, Reference } from '@/bench/attack/reference';
import { serve } from '@/scripts/fakes/request';

test('two answers are shown from shortly before the place where they part', () => {
  const page = (text: string) => `200\n${'a'.repeat(200)}${text}${'b'.repeat(200)}`;
  const shown = firstDifference(page('one'), page('two'));

  expect(shown).toMatch(/^at 204: "a{20}oneb+" became "a{20}twob+"$/);
  expect(shown.length).toBeLessThan(220);
});

test('an answer that only ends sooner differs at its end', () => {
  expect(firstDifference('200 whole', '200')).toBe('at 3: "200 whole" became "200"');
});

test('a page that the untouched site does not have is nothing to compare with', async () => {
  const { url, close } = await serve((req, res) => {
    res.statusCode = req.url === '/here' ? 200 : 500;
    res.end('words');
  });
  const reference = new Reference(url, [], []);
  expect(await reference.compare(url, '/here')).toEqual([]);
  await expect(reference.compare(url, '/gone')).rejects.toThrow('The untouched site answers 500 for /gone.');
  await close();
});

test('a site that is busy once is asked again', async () => {
  let asked = 0;
  const { url, close } = await serve((_req, res) => {
    res.statusCode = asked++ ? 200 : 503;
    res.end('words');
  });
  expect(await new Reference(url, [], []).compare(url, '/')).toEqual([]);
  await close();
});
