import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FakeWorker } from '@/__tests__/support/fake-worker';
import { forEachTest } from '@/__tests__/support/fixtures';
import { aPublishedIndex } from '@/__tests__/support/published-index';
import { aSearch } from '@/__tests__/support/search';
import { until } from '@/__tests__/support/until';
import { pooledEngine } from '@/lib/search/server/workers/pooled-engine';
import { startArtefactServer } from '@/scripts/fakes/artefact-server';
import { aCourse } from '@/scripts/fakes/course';
import { folderStore } from '@/transfer/folder-store';
import { httpStore } from '@/transfer/http-store';
import type { PullOptions } from '@/transfer/pull-index';

jest.setTimeout(60_000);

const isData = (path: string) => path.endsWith('/catalog.db');

const index = forEachTest(aPublishedIndex);
const server = forEachTest(() => startArtefactServer(index.published));

const pull = ({
  store = httpStore(new URL(server.url), { silence: 5_000 }),
  ...options
}: Partial<PullOptions> = {}) => index.pull(store, options);

/** What is left of pulls in the replica's folder. */
const leftovers = async () => (await readdir(index.replica)).filter((name) => name.startsWith('.'));

/** Waits until so much of the file is on the disk. */
const partOf = (bytes: number) => until(async () => (await index.pulledBytes()) >= bytes);

const fileOf = (version: string) => readFile(join(index.published, version, 'catalog.db'));
const nothing = { current: undefined, versions: [] };

describe('a pull', () => {
  it('brings the published index from a folder, byte for byte, and leaves nothing else behind', async () => {
    const store = folderStore(index.published);
    await expect(pull({ store })).resolves.toMatchObject({
      version: index.version,
      courses: 1,
      switched: true,
    });
    const { version } = index;
    expect(await index.installed()).toEqual({ current: version, versions: [version] });
    expect((await readFile(join(index.replica, version, 'catalog.db'))).equals(await fileOf(version))).toBe(
      true,
    );
    expect(await leftovers()).toEqual([]);
  });

  it('brings it over http to a site that runs, which answers from it by itself', async () => {
    await pull();
    FakeWorker.all = [];
    const engine = pooledEngine({
      indexDir: index.replica,
      workers: 1,
      timeout: 5_000,
      pollEvery: 20,
      spawn: (start) => new FakeWorker(start),
    });
    try {
      expect((await engine.search(aSearch('algebra'))).total).toBe(1);
      const newer = await index.publish([
        aCourse({ title: 'Algebra one' }),
        aCourse({ title: 'Algebra two' }),
      ]);
      await pull();
      await until(async () => (await engine.version()) === newer);
      expect((await engine.search(aSearch('algebra'))).total).toBe(2);
    } finally {
      await engine.close();
    }
  });

  it('says where it is, up to the last byte', async () => {
    const said: number[] = [];
    let whole = 0;
    await pull({
      onBytes: (done, all) => {
        said.push(done);
        whole = all;
      },
    });
    expect(said[0]).toBe(0);
    expect(said.at(-1)).toBe(whole);
    expect(said).toEqual([...said].sort((a, b) => a - b));
  });

  it('asks for no file that is here, and goes back to a version without fetching it again', async () => {
    await pull();
    const newer = await index.publish([aCourse()]);
    await pull();
    server.requests.length = 0;
    await expect(pull({ version: index.version })).resolves.toEqual({
      version: index.version,
      switched: true,
    });
    expect(await index.installed()).toEqual({
      current: index.version,
      versions: [index.version, newer].sort(),
    });
    await expect(pull({ version: index.version })).resolves.toEqual({
      version: index.version,
      switched: false,
    });
    expect(server.requests).toEqual([]);
  });

  it('keeps the current version and the one before', async () => {
    await pull();
    const second = await index.publish([aCourse()]);
    await pull();
    const third = await index.publish([aCourse(), aCourse()]);
    await pull();
    expect((await index.installed()).versions).toEqual([second, third].sort());
  });

  it('sends the key to the store alone, not to where it redirects', async () => {
    const other = await startArtefactServer(index.published);
    server.play(({ path }, response) => {
      if (!isData(path)) return false;
      response.writeHead(307, { location: `${other.url}${path}` }).end();
      return true;
    });
    await pull({ store: httpStore(new URL(server.url), { authorization: 'Bearer secret' }) });
    await other.close();
    expect(server.requests.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
    expect(other.requests).toHaveLength(1);
    expect(other.requests[0]).not.toHaveProperty('authorization');
    expect((await index.installed()).current).toBe(index.version);
  });
});

describe('a pull that is cut off', () => {
  it('goes on where the connection broke', async () => {
    const whole = await fileOf(index.version);
    let cuts = 0;
    server.play(({ path, range }, response) => {
      if (!isData(path) || cuts++ > 0) return false;
      expect(range).toBeUndefined();
      response.writeHead(200, { 'content-length': whole.length });
      response.write(whole.subarray(0, 50_000));
      void partOf(50_000).then(() => response.destroy());
      return true;
    });
    await pull();
    const ranges = server.requests.filter(({ path }) => isData(path)).map(({ range }) => range);
    expect(ranges).toEqual([undefined, 'bytes=50000-']);
    expect((await readFile(join(index.replica, index.version, 'catalog.db'))).equals(whole)).toBe(true);
  });

  it.each([65_536, 131_072, 700_000])(
    'reads %i bytes slowly from a server that has closed the connection',
    async (size) => {
      const sent = Buffer.alloc(size, 'x');
      server.play((_request, response) => {
        response.writeHead(200, { connection: 'close', 'content-length': size }).end(sent);
        return true;
      });
      const { body } = await httpStore(new URL(server.url)).read('catalog.db', 0);
      const pieces: Buffer[] = [];
      for await (const piece of body) {
        pieces.push(piece as Buffer);
        await wait(20);
      }
      expect(Buffer.concat(pieces).equals(sent)).toBe(true);
    },
  );

  it('starts again if the server does not support ranges', async () => {
    const whole = await fileOf(index.version);
    const aside = join(index.replica, `.pulling-${index.version}`);
    const { files } = JSON.parse(String(await server.read(`${index.version}/manifest.json`)));
    await mkdir(aside, { recursive: true });
    await writeFile(join(aside, `${files[0].sha256}.part`), whole.subarray(0, 1000));
    server.play(({ path }, response) => {
      if (!isData(path)) return false;
      response.writeHead(200).end(whole);
      return true;
    });
    await pull();
    expect((await readFile(join(index.replica, index.version, 'catalog.db'))).equals(whole)).toBe(true);
  });

  it('fetches the whole file once more where what was here was bad', async () => {
    const { files } = JSON.parse(String(await server.read(`${index.version}/manifest.json`)));
    const aside = join(index.replica, `.pulling-${index.version}`);
    await mkdir(aside, { recursive: true });
    await writeFile(join(aside, `${files[0].sha256}.part`), 'not the beginning of it');
    await pull();
    expect((await index.installed()).current).toBe(index.version);
  });

  it('takes over the lock of a dead process, and fails at once if the holder is alive', async () => {
    await mkdir(index.replica, { recursive: true });
    await writeFile(join(index.replica, '.lock'), `elsewhere ${process.pid}`);
    await expect(pull()).rejects.toThrow('Another publish or pull is at work');
    const { hostname } = await import('node:os');
    await writeFile(join(index.replica, '.lock'), `${hostname()} 4194305`);
    await expect(pull()).resolves.toMatchObject({ switched: true });
  });
});

/** Serves one good index, then spoils the next one: the good one must go on. */
async function pullSpoilt(spoil: (newer: string) => Promise<void> | void, message: string | RegExp) {
  await pull();
  const newer = await index.publish([aCourse({ title: 'Newer' })]);
  await spoil(newer);
  await expect(pull()).rejects.toThrow(message);
  expect(await index.installed()).toEqual({ current: index.version, versions: [index.version] });
}

describe('a pull of something bad leaves the old index as it is', () => {
  const answer = (status: number, body: string | Buffer, headers = {}) =>
    server.play(({ path }, response) => {
      if (!isData(path)) return false;
      response.writeHead(status, headers).end(body);
      return true;
    });

  it('when a checksum is wrong', () =>
    pullSpoilt(async (newer) => {
      const bytes = await fileOf(newer);
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
      answer(200, bytes);
    }, 'checksum'));

  it('when a file is shorter', () =>
    pullSpoilt(async (newer) => answer(200, (await fileOf(newer)).subarray(0, 9000)), 'shorter'));

  it('when a file is longer', () =>
    pullSpoilt(
      async (newer) => answer(200, Buffer.concat([await fileOf(newer), Buffer.from('x')])),
      'longer',
    ));

  it('when a web page comes for the file', () =>
    pullSpoilt(() => answer(200, '<!doctype html>', { 'content-type': 'text/html' }), 'a web page'));

  it('when a web page comes for the pointer', () =>
    pullSpoilt(() => {
      server.play((_, response) => {
        response.writeHead(200, { 'content-type': 'text/plain' }).end('<!doctype html><h1>Sign in</h1>');
        return true;
      });
    }, 'names no version'));

  it('when the manifest is of another kind', () =>
    pullSpoilt(
      (newer) => writeFile(join(index.published, newer, 'manifest.json'), '{"format": 2}'),
      'not a manifest that this site understands',
    ));

  it('when the manifest names a file outside of its folder', () =>
    pullSpoilt(async (newer) => {
      const place = join(index.published, newer, 'manifest.json');
      await writeFile(place, (await readFile(place, 'utf8')).replace('catalog.db', '../catalog.db'));
    }, 'files.0.name'));

  it('when the index has the schema of another release', () =>
    pullSpoilt(
      (newer) =>
        index.editManifest(newer, (manifest) => {
          manifest.schema = 999;
        }),
      'of one release',
    ));

  it('when the server stays busy', () => pullSpoilt(() => answer(503, 'busy'), 'status 503'));

  it('when the server redirects in circles', () =>
    pullSpoilt(() => answer(302, '', { location: '?again' }), 'redirected too often'));

  it.each([
    'file:///etc/passwd',
    'http://169.254.169.254/latest',
    'http://[::ffff:10.0.0.1]/',
    'http://ann:secret@127.0.0.1/',
  ])('when it would be redirected to %s', (location) =>
    pullSpoilt(() => answer(302, '', { location }), 'not safe'),
  );

  it('when nobody answers', () => pullSpoilt(() => server.close(), 'cannot be reached'));

  it('when the file has the right checksum and is no index', () =>
    pullSpoilt(async (newer) => {
      const { createHash } = await import('node:crypto');
      const bytes = Buffer.from('no database');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await index.editManifest(newer, (manifest) => {
        manifest.files = [{ name: 'catalog.db', bytes: bytes.length, sha256 }];
      });
      answer(200, bytes);
    }, 'is not an index'));

  it('when the disk has too little room', async () => {
    await expect(pull({ freeBytes: async () => 1_000_000 })).rejects.toThrow('The disk has 1 MB left');
    expect(await index.installed()).toEqual(nothing);
  });

  const onLinux = existsSync('/dev/full') ? it : it.skip;
  onLinux('when the disk is full in the middle, and gives the room back', async () => {
    const { files } = JSON.parse(String(await server.read(`${index.version}/manifest.json`)));
    const aside = join(index.replica, `.pulling-${index.version}`);
    await mkdir(aside, { recursive: true });
    await symlink('/dev/full', join(aside, `${files[0].sha256}.part`));
    await expect(pull()).rejects.toThrow('The disk is full');
    expect(await readdir(aside)).toEqual([]);
    expect(await index.installed()).toEqual(nothing);
  });
});

describe('a pull while another version is published', () => {
  it('takes the newer one when its own is gone', async () => {
    let newer = '';
    server.play(async ({ path }, response) => {
      if (!isData(path) || newer) return false;
      newer = await index.publish([aCourse({ title: 'Newer' })]);
      response.writeHead(404).end();
      return true;
    });
    const { version } = await pull();
    expect(version).toBe(newer);
    expect(await index.installed()).toEqual({ current: newer, versions: [newer] });
    expect(await leftovers()).toEqual([]);
  });

  it('ends with what it began while that is there, and the next pull brings the newer one', async () => {
    let newer = '';
    server.play(async ({ path }) => {
      if (isData(path) && !newer) newer = await index.publish([aCourse({ title: 'Newer' })]);
      return false;
    });
    await expect(pull()).resolves.toMatchObject({ version: index.version });
    await expect(pull()).resolves.toMatchObject({ version: newer });
  });
});
