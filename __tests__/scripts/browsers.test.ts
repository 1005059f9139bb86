import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { findFirefox, findWebKit } from '@/scripts/browsers/find-programs';

const folder = ownFolder();

const put = (...names: string[]) =>
  Promise.all(
    names.map(async (name) => {
      await mkdir(join(folder.path, name, '..'), { recursive: true });
      await writeFile(join(folder.path, name), '');
    }),
  );

it('says how to install what a machine lacks', async () => {
  const place = { PATH: folder.path, libraries: folder.path };
  expect(() => findFirefox(place)).toThrow(
    /^No firefox-esr or firefox was found.*apt-get install firefox-esr/,
  );
  expect(() => findWebKit(place)).toThrow(/^No WebKitWebDriver was found/);
  await put('WebKitWebDriver');
  expect(() => findWebKit(place)).toThrow(/^No WebKitGTK's MiniBrowser was found/);
});

it('finds the browsers where Debian puts them', async () => {
  await put('WebKitWebDriver', 'Xvfb', 'x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', 'firefox-esr');
  expect(findFirefox({ PATH: `/nowhere:${folder.path}` })).toBe(join(folder.path, 'firefox-esr'));
  expect(findWebKit({ PATH: folder.path, libraries: folder.path })).toEqual({
    driver: join(folder.path, 'WebKitWebDriver'),
    miniBrowser: join(folder.path, 'x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'),
    xvfb: join(folder.path, 'Xvfb'),
  });
});
