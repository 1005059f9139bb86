import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeLocales } from '@/scripts/messages/write-locales';

it('removes the languages of an earlier build, and not the files of this one, whatever Next calls it', async () => {
  const build = mkdtempSync(join(tmpdir(), 'polymath-locales-'));
  const folder = join(build, 'static');
  for (const name of ['chunks', 'in-dpTrYuRJjmSXn4RGYE', 'in-pt-br-a99efc22', 'in-zh-hans-0c0ffee1'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'chunks', 'runtime.js'), 'TURBOPACK_CHUNK_BASE_PATH:"/_next/"');

  await writeLocales(build, []);

  expect(readdirSync(folder)).toEqual(['chunks', 'in-dpTrYuRJjmSXn4RGYE']);
  rmSync(build, { recursive: true });
});
