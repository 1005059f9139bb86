/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { codeFiles } from '@/__tests__/support/find-patterns';

it('names each server file by its own path, a folder for its index, where the file guards itself', () => {
  const guards = codeFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bassertServer\('([^']*)'\)/g)].map(([, path]) => ({
      file,
      path,
    })),
  );

  expect(guards.length).toBeGreaterThan(100);
  expect(guards.filter(({ file, path }) => path !== file.replace(/(?:\/index)?\.tsx?$/, ''))).toEqual([]);
});
