import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachTest } from '@/__tests__/support/fixtures';
import { aKeyPair, aPublishedIndex } from '@/__tests__/support/published-index';
import { readServerEnv } from '@/lib/server/env';
import { newKeys } from '@/lib/server/signing-keys';
import { startArtefactServer } from '@/scripts/fakes/artefact-server';
import { aCourse } from '@/scripts/fakes/course';
import { folderStore } from '@/transfer/folder-store';
import { httpStore } from '@/transfer/http-store';
import { publishToFolder, publishToServer } from '@/transfer/publish-index';
import type { PullOptions } from '@/transfer/pull-index';

jest.setTimeout(60_000);

const PATIENCE = { tries: 1, wait: 1, longest: 1 };

const index = forEachTest(aPublishedIndex);
const server = forEachTest(() => startArtefactServer(index.published));

const pull = ({ store = httpStore(new URL(server.url)), ...options }: Partial<PullOptions> = {}) =>
  index.pull(store, { patience: PATIENCE, ...options });
const nothing = { current: undefined, versions: [] };
const manifestOf = async (version: string) =>
  JSON.parse(await readFile(join(index.published, version, 'manifest.json'), 'utf8'));

/** Puts another index in the place of the published one, with checksums that fit, as whoever can write there could. */
async function swapFile(): Promise<void> {
  const other = await aPublishedIndex([aCourse({ title: 'Not ours' })]);
  const bytes = await readFile(join(other.published, other.version, 'catalog.db'));
  await other.remove();
  await writeFile(join(index.published, index.version, 'catalog.db'), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const edit = (manifest: { files: unknown[] }) => {
    manifest.files = [{ name: 'catalog.db', bytes: bytes.length, sha256 }];
  };
  await index.editManifest(index.version, edit, { sign: false });
}

describe('a pull takes what was signed by one who may publish', () => {
  it('and refuses files that were swapped together with their checksums', async () => {
    await swapFile();
    await expect(pull()).rejects.toThrow('is not signed with a key in CATALOG_PUBLIC_KEY');
    expect(await index.installed().catch(() => nothing)).toEqual(nothing);
  });

  it('and refuses what somebody else signed, or nobody', async () => {
    await expect(pull({ publicKeys: aKeyPair().publicKeys })).rejects.toThrow('is not signed');
    await index.editManifest(
      index.version,
      (manifest) => {
        delete manifest.signature;
      },
      { sign: false },
    );
    await expect(pull()).rejects.toThrow('is not signed');
  });

  it('and takes either key while one follows the other', async () => {
    const publicKeys = [...aKeyPair().publicKeys, ...index.keys.publicKeys];
    await expect(pull({ publicKeys })).resolves.toMatchObject({ switched: true });
  });

  it('and asks an address nothing without a key; a folder of this machine needs none', async () => {
    await expect(pull({ publicKeys: undefined })).rejects.toThrow('CATALOG_PUBLIC_KEY names nobody');
    await expect(pull({ publicKeys: [] })).rejects.toThrow('CATALOG_PUBLIC_KEY names nobody');
    expect(server.requests).toEqual([]);
    const store = folderStore(index.published);
    await expect(pull({ store, publicKeys: aKeyPair().publicKeys })).rejects.toThrow('is not signed');
    await expect(pull({ store, publicKeys: undefined })).resolves.toMatchObject({ switched: true });
  });
});

describe('a pull never goes back in time', () => {
  it('when an old version is put back, here or gone from here', async () => {
    await pull();
    const newer = await index.publish([aCourse({ title: 'Newer' })]);
    await pull();
    await writeFile(join(index.published, 'CURRENT'), `${index.version}\n`);
    await expect(pull()).rejects.toThrow(`--version ${index.version} takes the older one all the same`);

    await rm(join(index.replica, index.version), { recursive: true });
    await expect(pull()).rejects.toThrow('was published at');
    expect((await index.installed()).current).toBe(newer);
  });

  it('but when the operator names the version', async () => {
    await pull();
    const newer = await index.publish([aCourse({ title: 'Newer' })]);
    await pull();
    await expect(pull({ version: index.version })).resolves.toMatchObject({ switched: true });
    // And the next pull without a name follows what is published again.
    await expect(pull()).resolves.toEqual({ version: newer, switched: true });
  });

  it('and accepts an old version that is published as the current one again', async () => {
    await pull();
    await index.publish([aCourse({ title: 'Newer' })]);
    await pull();
    await publishToFolder(index.published, {
      indexDir: index.catalog.indexDir,
      signingKey: index.keys.signingKey,
      version: index.version,
    });
    await expect(pull()).resolves.toEqual({ version: index.version, switched: true });
  });

  it('also where the clock of the machine that publishes was ahead once', async () => {
    await index.editManifest(index.version, (manifest) => {
      manifest.published = '2099-01-01T00:00:00.000Z';
    });
    await pull();
    const newer = await index.publish([aCourse({ title: 'Newer' })]);
    expect((await manifestOf(newer)).published).toBe('2099-01-01T00:00:00.001Z');
    await expect(pull()).resolves.toMatchObject({ version: newer });
  });
});

describe('publishing', () => {
  const publish = (options: object = {}) =>
    publishToServer(httpStore(new URL(server.url)), {
      indexDir: index.catalog.indexDir,
      signingKey: index.keys.signingKey,
      patience: PATIENCE,
      ...options,
    });

  it('to an address needs the key', async () => {
    await expect(publish({ signingKey: undefined })).rejects.toThrow('CATALOG_SIGNING_KEY is not set');
    expect(server.requests).toEqual([]);
  });

  it('signs nothing in the store that differs from the local version', async () => {
    await swapFile();
    await expect(publish()).rejects.toThrow('is another index than the one here');
    expect((await manifestOf(index.version)).signature).toBeDefined();
    await expect(pull()).rejects.toThrow('is not signed');
  });

  it('signs what was published before there was a key', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'polymath-unsigned-'));
    const { indexDir } = index.catalog;
    await publishToFolder(dir, { indexDir });
    await cp(dir, index.published, { recursive: true });
    await expect(pull()).rejects.toThrow('is not signed');
    await publish();
    await expect(pull()).resolves.toMatchObject({ switched: true });
    await rm(dir, { recursive: true });
  });

  it('does not take the signature away', async () => {
    const { indexDir } = index.catalog;
    await expect(publishToFolder(index.published, { indexDir })).rejects.toThrow('CATALOG_SIGNING_KEY');
  });
});

describe('an address', () => {
  it('is https, or on this machine', () => {
    for (const address of ['http://store.example', 'http://10.0.0.1', 'http://127.0.0.1.example'])
      expect(() => httpStore(new URL(address))).toThrow('only https may leave this machine');
    for (const address of ['https://store.example', 'http://[::1]:80', 'http://localhost:80'])
      expect(httpStore(new URL(address)).name).toBe(new URL(address).origin);
  });

  it('does not lead to an unencrypted one elsewhere', async () => {
    server.play((_, response) => {
      response.writeHead(302, { location: 'http://store.example/CURRENT' }).end();
      return true;
    });
    await expect(pull()).rejects.toThrow('an address that is not safe');
  });
});

describe('the settings', () => {
  it('take the keys as they are printed, and name what is wrong', () => {
    const [one, other] = [newKeys(), newKeys()];
    const env = readServerEnv({
      CATALOG_SIGNING_KEY: one.signing,
      CATALOG_PUBLIC_KEY: `${one.public}, ${other.public}`,
    });
    expect(env.CATALOG_SIGNING_KEY?.type).toBe('private');
    expect(env.CATALOG_PUBLIC_KEY).toHaveLength(2);
    expect(() => readServerEnv({ CATALOG_SIGNING_KEY: one.public })).toThrow(
      /CATALOG_SIGNING_KEY: .*--new-key/,
    );
    expect(() => readServerEnv({ CATALOG_PUBLIC_KEY: `${one.public},x` })).toThrow(
      /CATALOG_PUBLIC_KEY.*--new-key/,
    );
    expect(() => readServerEnv({ CATALOG_PUBLIC_KEY: one.signing })).toThrow('CATALOG_PUBLIC_KEY');
  });

  it('send the password of a cluster over https alone, but on this machine', () => {
    const secret = 'http://ann:pass@search.example:9200';
    expect(() => readServerEnv({ SEARCH_ENGINE_URL: secret })).toThrow('must begin with https');
    for (const url of ['https://ann:pass@search.example:9200', 'http://ann:pass@127.0.0.1:9200'])
      expect(readServerEnv({ SEARCH_ENGINE_URL: url }).SEARCH_ENGINE_URL).toBe(url);
    expect(readServerEnv({ SEARCH_ENGINE_URL: 'http://search.example:9200' })).toBeDefined();
  });
});
