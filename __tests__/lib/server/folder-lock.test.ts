import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { withFolderLock } from '@/lib/server/folder-lock';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  return { ...actual, stat: jest.fn(actual.stat) };
});

const dir = ownFolder();

it('leaves the lock of whoever takes the folder in the moment in which it was given up', async () => {
  const lock = join(dir.path, '.lock');
  await writeFile(lock, 'elsewhere 1');
  jest.mocked(stat).mockImplementationOnce(async () => {
    await writeFile(lock, 'elsewhere 2');
    throw new Error('ENOENT');
  });
  const work = jest.fn();

  await expect(withFolderLock(dir.path, () => new Error('at work'), work)).rejects.toThrow('at work');

  expect(work).not.toHaveBeenCalled();
  await expect(readFile(lock, 'utf8')).resolves.toBe('elsewhere 2');
});
