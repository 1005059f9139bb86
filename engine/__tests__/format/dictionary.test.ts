import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { CONTRACT_COURSES, CONTRACT_TOPICS } from '@/__tests__/support/engine-contract';
import { openDictionaryFile, writeDictionary } from '@/engine/format/dictionary';

it('copies what words can mean, and nothing about single courses', async () => {
  const folder = await aCatalogFolder(CONTRACT_COURSES, CONTRACT_TOPICS);
  const file = join(folder.root, 'dictionary.db');
  await writeDictionary(folder.file, file);
  expect((await stat(file)).size).toBeLessThan((await stat(folder.file)).size);
  const { database, version, courses, weights, close } = openDictionaryFile(file);
  expect({ version, courses }).toEqual({ version: folder.report.version, courses: CONTRACT_COURSES.length });
  expect(weights.length).toBeGreaterThan(CONTRACT_COURSES.length);
  expect(database.get("SELECT slug FROM topics WHERE slug = 'python'")).toEqual(['python']);
  const tables = database.all<[string]>("SELECT name FROM sqlite_schema WHERE type = 'table'").flat();
  expect(tables).toEqual(expect.arrayContaining(['words', 'stems', 'phrases', 'names', 'fixes']));
  for (const table of ['courses', 'cards', 'heads', 'search', 'lessons', 'titles', 'exact'])
    expect(tables).not.toContain(table);
  close();
  await folder.remove();
});
