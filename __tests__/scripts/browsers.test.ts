import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, findWebKit } from '@/scripts/browsers/find-programs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'browsers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (...names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      await mkdir(join(folder, name, '..'), { recursive: true });
      await writeFile(join(folder, name), '');
    }),
  );

it('says how to install what a machine lacks', async () => {
  const place = { PATH: folder, libraries: folder };
  expect(() => findFirefox(place)).toThrow(
    /^No firefox-esr or firefox was found.*apt-get install firefox-esr/,
  );
  expect(() => findWebKit(place)).toThrow(/^No WebKitWebDriver was found/);
  await put('WebKitWebDriver');
  expect(() => findWebKit(place)).toThrow(/^No WebKitGTK's MiniBrowser was found/);
});

it('finds the browsers where Debian puts them', async () => {
  await put('WebKitWebDriver', 'Xvfb', 'x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', 'firefox-esr');
  expect(findFirefox({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'firefox-esr'));
  expect(findWebKit({ PATH: folder, libraries: folder })).toEqual({
    driver: join(folder, 'WebKitWebDriver'),
    miniBrowser: join(folder, 'x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
    xvfb: join(folder, 'Xvfb'),
  });
});
