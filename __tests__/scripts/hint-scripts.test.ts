import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintScripts } from '@/scripts/hint-scripts';

test('the scripts of every page begin with the hint, those of one page and the styles do not', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'));
  const pages = { '/_app': ['main.js', 'main.css'], '/contact': ['contact.js'] };
  await writeFile(join(build, 'build-manifest.json'), JSON.stringify({ pages }));
  for (const name of ['main.js', 'main.css', 'contact.js']) await writeFile(join(build, name), name);
  await hintScripts(build);
  const texts = ['main.js', 'main.css', 'contact.js'].map((name) => readFile(join(build, name), 'utf8'));
  expect(await Promise.all(texts)).toEqual([
    '//# allFunctionsCalledOnLoad\nmain.js',
    'main.css',
    'contact.js',
  ]);
});
