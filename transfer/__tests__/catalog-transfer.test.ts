import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPointer } from '@polymath/engine/files';
import { startFakeOpenSearch } from '@/__tests__/support/fake-opensearch';
import { forEachTest } from '@/__tests__/support/fixtures';
import { aPublishedIndex } from '@/__tests__/support/published-index';
import { until } from '@/__tests__/support/until';
import { startArtefactServer } from '@/scripts/fakes/artefact-server';

jest.setTimeout(60_000);

const index = forEachTest(aPublishedIndex);
const server = forEachTest(() => startArtefactServer(index.published));

function start(script: string, args: string[], indexDir: string, more: Record<string, string> = {}) {
  const { INIT_CWD: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...env, INDEX_DIR: indexDir, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  );
  return { child, ended };
}

const run = (script: string, args: string[], indexDir: string, more: Record<string, string> = {}) =>
  start(script, args, indexDir, more).ended;
const trusting = () => ({ CATALOG_PUBLIC_KEY: index.keys.texts.public });
const pull = (...args: string[]) => run('transfer/catalog-pull.ts', args, index.replica, trusting());

it('survives a kill in the middle: nothing is half installed, and the next pull goes on from there', async () => {
  const whole = await readFile(join(index.published, index.version, 'catalog.db'));
  server.play(({ path }, response) => {
    if (!path.endsWith('catalog.db')) return false;
    response.writeHead(200, { 'content-length': whole.length });
    response.write(whole.subarray(0, 60_000));
    return true;
  });
  const { child, ended } = start('transfer/catalog-pull.ts', [server.url], index.replica, trusting());
  await until(async () => (await index.pulledBytes()) >= 60_000);
  child.kill('SIGKILL');
  await ended;
  expect(await index.installed()).toEqual({ current: undefined, versions: [] });

  server.play(() => false);
  const { code, said } = await pull(server.url);
  expect({ code, said }).toEqual({
    code: 0,
    said: `Index ${index.version} (1 course) was pulled and is current.\n`,
  });
  expect(server.requests.at(-1)?.range).toBe('bytes=60000-');
  expect((await readFile(join(index.replica, index.version, 'catalog.db'))).equals(whole)).toBe(true);
});

it('ends with 1 when the index cannot be had, and with 2 for a wrong command', async () => {
  const failed = await pull(`${server.url}/nowhere`);
  expect(failed).toEqual({ code: 1, said: `${server.url}/nowhere/CURRENT answers with status 404.\n` });
  const wrong = await pull('--colour');
  expect(wrong.code).toBe(2);
  expect(wrong.said).toContain('See npm run catalog:pull -- --help');
});

it('prints a new pair of keys, with which an index is published and pulled, and says what it did', async () => {
  const { code, said } = await run('transfer/catalog-publish.ts', ['--new-key'], index.catalog.indexDir);
  const settings = Object.fromEntries(
    said.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+)=(.+)$/.exec(line) ?? [];
      return name && value ? [[name, value]] : [];
    }),
  );
  expect(code).toBe(0);
  expect(Object.keys(settings)).toEqual(['CATALOG_SIGNING_KEY', 'CATALOG_PUBLIC_KEY']);

  const place = `${server.url}/other`;
  const published = await run('transfer/catalog-publish.ts', [place], index.catalog.indexDir, settings);
  expect(published).toEqual({
    code: 0,
    said: `Index ${index.version} (1 course) is published to ${place}.\n`,
  });
  expect((await run('transfer/catalog-pull.ts', [place], index.replica, settings)).code).toBe(0);
  expect(await readPointer(index.replica)).toBe(index.version);
});

it('loads the index into the cluster that the environment names, and wants to know which', async () => {
  const cluster = await startFakeOpenSearch();
  const more = { SEARCH_ENGINE_URL: cluster.url };
  const loaded = await start('transfer/catalog-publish.ts', ['--engine'], index.catalog.indexDir, more).ended;
  expect(loaded).toEqual({
    code: 0,
    said: `Index ${index.version} (1 course) is loaded into the cluster.\n`,
  });
  expect(cluster.current('polymath')).toBe(`polymath-${index.version}`);
  await cluster.close();
  const nowhere = await run('transfer/catalog-publish.ts', ['--engine'], index.catalog.indexDir);
  expect(nowhere.code).toBe(2);
  expect(nowhere.said).toContain('SEARCH_ENGINE_URL does not say where the cluster is.');
});
