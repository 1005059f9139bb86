import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer } from '@polymath/engine/files';
import type { Course } from '@/lib/course/course.schema';
import { newKeys, readPublicKey, readSigningKey } from '@/lib/server/signing-keys';
import { aCourse } from '@/scripts/fakes/course';
import type { Manifest } from '@/transfer/manifest';
import { publishToFolder } from '@/transfer/publish-index';
import { type PullOptions, pullIndex } from '@/transfer/pull-index';
import { signManifest } from '@/transfer/signature';
import type { Store } from '@/transfer/store.types';
import { aCatalogFolder } from './catalog-folder';

/** A new pair of keys, as settings hold them and as they are used. */
export function aKeyPair() {
  const texts = newKeys();
  const [signingKey, publicKey] = [readSigningKey(texts.signing), readPublicKey(texts.public)];
  if (!signingKey || !publicKey) throw new Error('these are no keys');
  return { texts, signingKey, publicKeys: [publicKey] };
}

/** A place with a published index of these courses, and an empty index folder of a machine that pulls. */
export async function aPublishedIndex(courses: Course[] = [aCourse({ title: 'Linear algebra' })]) {
  const catalog = await aCatalogFolder(courses);
  const root = await mkdtemp(join(tmpdir(), 'polymath-publish-'));
  const published = join(root, 'published');
  const replica = join(root, 'replica');
  const keys = aKeyPair();
  const { signingKey } = keys;
  await publishToFolder(published, { indexDir: catalog.indexDir, signingKey });
  return {
    catalog,
    keys,
    published,
    replica,
    version: catalog.report.version,
    /** Builds and publishes other courses; answers their version. */
    publish: async (others: Course[]) => {
      const { version } = await catalog.rebuild(others);
      await publishToFolder(published, { indexDir: catalog.indexDir, signingKey });
      return version;
    },
    /** Writes the manifest of a published version anew, signed again unless `sign` is false. */
    editManifest: async (version: string, edit: (manifest: Manifest) => void, { sign = true } = {}) => {
      const place = join(published, version, 'manifest.json');
      const manifest: Manifest = JSON.parse(await readFile(place, 'utf8'));
      edit(manifest);
      await writeFile(place, JSON.stringify(sign ? signManifest(manifest, signingKey) : manifest));
    },
    /** Pulls as a machine does that trusts the publisher's key. */
    pull: (store: Store, options: Partial<PullOptions> = {}) =>
      pullIndex({
        store,
        indexDir: replica,
        publicKeys: keys.publicKeys,
        patience: { tries: 3, wait: 1, longest: 5 },
        ...options,
      }),
    /** Bytes of the published file that a pull has brought so far. */
    pulledBytes: async () => {
      const aside = join(replica, `.pulling-${catalog.report.version}`);
      const [part] = await readdir(aside).catch(() => []);
      return part === undefined ? 0 : (await stat(join(aside, part))).size;
    },
    /** Versions that are whole in the replica's folder, and the current one. */
    installed: async () => ({
      current: await readPointer(replica),
      versions: (await readdir(replica)).filter((name) => /^[a-z0-9]+$/.test(name)).sort(),
    }),
    remove: async () => {
      await catalog.remove();
      await rm(root, { recursive: true, force: true });
    },
  };
}
