import { indexFile, isBuilt, readPointer } from '@polymath/engine/files';
import { countOf } from '@/lib/format/count';
import { loadCluster } from '@/lib/search/server/site-cluster';
import { serverEnv } from '@/lib/server/env';
import { newKeys } from '@/lib/server/signing-keys';
import { HERE, UsageError } from '@/scripts/run-command';
import { openStore } from './open-store';
import { publishToFolder, publishToServer } from './publish-index';
import { runTransfer, type Transfer } from './transfer';

const HELP = `Publishes the current search index, for other machines to pull.

  npm run catalog:publish -- FOLDER
  npm run catalog:publish -- https://HOST/PATH/      with PUT
  npm run catalog:publish -- --engine                to the cluster at SEARCH_ENGINE_URL
  npm run catalog:publish -- --new-key               prints a new pair of keys, and publishes nothing

  --version VERSION     another version than the current one; one that was published before becomes the
                        current one there again
  --help

The index is the one in INDEX_DIR (npm run catalog:build). CATALOG_SIGNING_KEY signs it; without it a folder is the
only place. User name and password may be in an address.

Exit codes: 0 published, 1 not published, 2 wrong command, 130 interrupted.`;

await runTransfer(
  {
    help: { name: 'catalog:publish', text: HELP },
    interrupted: 'Interrupted: what was published before is still the current one.',
  },
  async ({ command, place, ...options }) => {
    const { INDEX_DIR: indexDir } = serverEnv;
    if (command === 'new-key') return describeKeys();
    if (place === undefined) return loadEngine(indexDir, options);
    const target = openStore(place, HERE);
    const { CATALOG_SIGNING_KEY: signingKey } = serverEnv;
    const { manifest, copied } = await (target.kind === 'folder'
      ? publishToFolder(target.dir, { indexDir, signingKey, ...options })
      : publishToServer(target.store, { indexDir, signingKey, ...options }));
    const { version, courses } = manifest;
    const what = `Index ${version} (${countOf(courses, 'course')})`;
    const unsigned = manifest.signature ? '' : ' It is not signed: it can be pulled from a folder alone.';
    return copied
      ? `${what} is published to ${target.store.name}.${unsigned}`
      : `${what} was there; it is the current one of ${target.store.name}.${unsigned}`;
  },
);

function describeKeys(): string {
  const keys = newKeys();
  return `# On the machine that publishes, and nowhere else: whoever has it can publish.
CATALOG_SIGNING_KEY=${keys.signing}
# On every machine that pulls.
CATALOG_PUBLIC_KEY=${keys.public}`;
}

async function loadEngine(
  indexDir: string,
  { version, signal, onCourses }: Pick<Transfer, 'version' | 'signal' | 'onCourses'>,
): Promise<string> {
  const { SEARCH_ENGINE_URL } = serverEnv;
  if (!SEARCH_ENGINE_URL) throw new UsageError('SEARCH_ENGINE_URL does not say where the cluster is.');
  const wanted = version ?? (await readPointer(indexDir));
  if (!wanted || !(await isBuilt(indexDir, wanted))) {
    throw new UsageError('There is no such index here: npm run catalog:build makes one.');
  }
  const { courses, loaded } = await loadCluster({
    url: SEARCH_ENGINE_URL,
    file: indexFile(indexDir, wanted),
    alias: 'polymath',
    signal,
    onDocuments: onCourses,
  });
  const what = `Index ${wanted} (${countOf(courses, 'course')})`;
  return loaded
    ? `${what} is loaded into the cluster.`
    : `${what} was there; it is the cluster's current one.`;
}
