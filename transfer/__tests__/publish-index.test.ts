import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexFile, readPointer } from '@polymath/engine/files';
import { forEachTest } from '@/__tests__/support/fixtures';
import { aPublishedIndex } from '@/__tests__/support/published-index';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/search/server/open-engine';
import { startArtefactServer } from '@/scripts/fakes/artefact-server';
import { aCourse } from '@/scripts/fakes/course';
import { openStore } from '@/transfer/open-store';
import { publishToFolder, publishToServer } from '@/transfer/publish-index';

jest.setTimeout(60_000);

const PATIENCE = { tries: 3, wait: 1, longest: 5 };

const index = forEachTest(() => aPublishedIndex([aCourse({ title: 'Linear algebra' })]));

const publish = (options: object = {}) =>
  publishToFolder(index.published, {
    indexDir: index.catalog.indexDir,
    signingKey: index.keys.signingKey,
    ...options,
  });

describe('publishing to a folder', () => {
  it('describes every file, and copies nothing twice', async () => {
    const { manifest, copied } = await publish();
    expect(copied).toBe(false);
    expect(manifest).toMatchObject({ format: 1, version: index.version, courses: 1 });
    expect(manifest.files).toEqual([
      { name: 'catalog.db', bytes: expect.any(Number), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect((await readdir(index.published)).sort()).toEqual(['CURRENT', index.version].sort());
  });

  it('goes back to a version that was published before', async () => {
    const newer = await index.publish([aCourse()]);
    expect(await readPointer(index.published)).toBe(newer);
    await publish({ version: index.version });
    expect(await readPointer(index.published)).toBe(index.version);
    expect(await readdir(index.published)).toContain(newer);
  });

  it('clears away what a publish that was killed left behind', async () => {
    const leftover = join(index.published, '.publishing-abcdefgh12345678');
    await mkdir(leftover);
    await writeFile(join(leftover, 'catalog.db'), 'half');
    await publish();
    expect(await readdir(index.published)).not.toContain('.publishing-abcdefgh12345678');
  });

  it('leaves what was published as it is when it is interrupted', async () => {
    await index.catalog.rebuild([aCourse({ title: 'Newer' })]);
    const interrupt = new AbortController();
    await expect(publish({ signal: interrupt.signal, onBytes: () => interrupt.abort() })).rejects.toThrow();
    expect((await readdir(index.published)).sort()).toEqual(['CURRENT', index.version].sort());
    expect(await readPointer(index.published)).toBe(index.version);
  });

  it('publishes no file that is not an index, not to itself, and nothing where there is none', async () => {
    const { version } = await index.catalog.rebuild([aCourse({ title: 'Newer' })]);
    await writeFile(indexFile(index.catalog.indexDir, version), 'not a database at all');
    await expect(publish()).rejects.toThrow('is not an index');
    await expect(
      publishToFolder(index.catalog.indexDir, { indexDir: index.catalog.indexDir }),
    ).rejects.toThrow('the index folder itself');
    await expect(publish({ indexDir: index.replica })).rejects.toThrow('npm run catalog:build');
    await expect(publish({ version: 'nothing' })).rejects.toThrow('is no version');
    expect(await readPointer(index.published)).toBe(index.version);
  });
});

describe('publishing to a server', () => {
  let dir: string;
  let server: Awaited<ReturnType<typeof startArtefactServer>>;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'polymath-store-'));
    server = await startArtefactServer(dir);
  });
  afterEach(async () => {
    await server.close();
    await rm(dir, { recursive: true });
  });

  const storeAt = (place: string) => {
    const opened = openStore(place, '/');
    if (opened.kind !== 'server') throw new Error('not an address');
    return opened.store;
  };
  const put = () =>
    publishToServer(storeAt(server.url), {
      indexDir: index.catalog.indexDir,
      signingKey: index.keys.signingKey,
      patience: PATIENCE,
    });

  it('puts files, then manifest, then pointer, and from there a replica pulls an index that answers', async () => {
    await put();
    const paths = server.requests.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    const { version } = index;
    expect(paths).toEqual([`/${version}/catalog.db`, `/${version}/manifest.json`, '/CURRENT']);
    await index.pull(storeAt(server.url));
    const engine = openEngine(indexFile(index.replica, version));
    expect(engine.search(aSearch('algebra')).results.map(({ title }) => title)).toEqual(['Linear algebra']);
    engine.close();
  });

  it('puts only the pointer for a version that is there', async () => {
    await put();
    server.requests.length = 0;
    await put();
    expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([
      { method: 'PUT', path: '/CURRENT' },
    ]);
  });

  it('tries again when the server is busy, and names no version before its files are there', async () => {
    let busy = 2;
    server.play(({ method }, response) => {
      if (method !== 'PUT' || busy-- <= 0) return false;
      response.writeHead(503).end();
      return true;
    });
    await put();
    expect(await readFile(join(dir, 'CURRENT'), 'utf8')).toBe(`${index.version}\n`);
  });

  it('never writes over a manifest that somebody else put meanwhile', async () => {
    const theirs = {
      ...JSON.parse(await readFile(join(index.published, index.version, 'manifest.json'), 'utf8')),
      files: [{ name: 'catalog.db', bytes: 1, sha256: 'a'.repeat(64) }],
    };
    server.play(async ({ method, path }) => {
      if (method === 'PUT' && path.endsWith('catalog.db')) {
        await mkdir(join(dir, index.version), { recursive: true });
        await writeFile(join(dir, index.version, 'manifest.json'), JSON.stringify(theirs));
      }
      return false;
    });
    await expect(put()).rejects.toThrow('at the same time');
    expect(await readdir(dir)).not.toContain('CURRENT');
  });

  it('says that a server takes no PUT', async () => {
    server.play(({ method }, response) => {
      if (method !== 'PUT') return false;
      response.writeHead(405).end();
      return true;
    });
    await expect(put()).rejects.toThrow('status 405');
  });

  it('reads name and password from the address, and shows them nowhere', async () => {
    const store = storeAt(server.url.replace('//', '//ann:p%40ss@'));
    expect(store.name).toBe(server.url);
    const { signingKey } = index.keys;
    await publishToServer(store, { indexDir: index.catalog.indexDir, signingKey, patience: PATIENCE });
    const basic = `Basic ${Buffer.from('ann:p@ss').toString('base64')}`;
    expect(server.requests.every(({ authorization }) => authorization === basic)).toBe(true);
  });
});

it('takes folders and http(s) addresses, and nothing else', () => {
  expect(openStore('out', '/srv')).toMatchObject({ kind: 'folder', dir: '/srv/out' });
  expect(openStore('https://example.org/i', '/').store.name).toBe('https://example.org/i');
  expect(() => openStore('s3://bucket/x', '/')).toThrow('neither a folder nor an http(s) address');
});
