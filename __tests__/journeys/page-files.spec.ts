import { readdir } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { isLongRun } from '@/__tests__/support/long-run';
import { SERVER_FILE, STANDALONE } from '@/scripts/build-paths';

const MARK = 'invented';
const INVENTED = isLongRun ? 5_000 : 30;
const COURSE = '/course/nyu-deep-learning-spring-2020-new-york-university';

test('neither invented addresses nor real pages write a file', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const addresses = Array.from(
    { length: INVENTED },
    (_, number) =>
      [
        `/course/${MARK}-${number}`,
        `/course/${MARK}-${number}/1-${MARK}`,
        `${COURSE}/3-${MARK}-${number}`,
      ].at(number % 3) ?? '',
  );
  const statuses = new Set<number>();
  const askers = Array.from({ length: 10 }, async () => {
    for (let address = addresses.pop(); address; address = addresses.pop()) {
      const answer = await fetch(baseURL + address, { redirect: 'manual' });
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
  });
  await Promise.all(askers);
  expect([...statuses].sort()).toEqual([308, 404]);
  for (const address of [COURSE, `${COURSE}/3-sgd-and-backprop`, '/', '/topics'])
    expect((await fetch(baseURL + address)).status, address).toBe(200);
  const written = (await readdir('.next', { recursive: true })).filter(
    (file) => file.includes(MARK) || file.includes(COURSE.slice(1)),
  );
  expect(written).toEqual([]);
});

test('the folder to deploy has what a server needs and nothing else', async () => {
  expect((await readdir(STANDALONE)).sort()).toEqual([
    '.next',
    'node_modules',
    'package.json',
    SERVER_FILE,
    'public',
    'server.js',
  ]);
  const everything = await readdir(STANDALONE, { recursive: true });
  expect(everything.filter((file) => /(?:^|\/)\.(?:git|polymath|env)/.test(file))).toEqual([]);
});
