import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { readPointer } from '@polymath/engine/files';
import { newKeys } from '@/lib/server/signing-keys';
import { ROOT } from '@/scripts/build-paths';
import { startArtefactServer } from '@/scripts/fakes/artefact-server';
import { run } from '@/scripts/run';

/** What the second index has more than the first. */
const ADDED = {
  id: 'several-servers-example-school',
  title: 'Several servers',
  provider: 'Example School',
  url: 'https://example.org/several-servers',
  kind: 'video-series',
  language: 'en',
  cost: 'free',
  topics: [],
};

async function runScript(script: string, words: string[], env: Record<string, string>): Promise<void> {
  const tsx = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const all = { ...process.env, ...env };
  if ((await run(process.execPath, [tsx, join(ROOT, script), ...words], { env: all, cwd: ROOT })) !== 0)
    throw new Error(`${script} failed; see above.`);
}

export type Catalog = Record<'CATALOG_DIR' | 'INDEX_DIR', string>;

/**
 * Publishes the index of the catalogue, signed, at a web address of this machine; and builds one with a course more, to
 * publish later.
 */
export async function publishIndexes({ CATALOG_DIR, INDEX_DIR }: Catalog, folder: string) {
  const [place, more, nextDir] = ['store', 'catalogue', 'next-index'].map((name) => join(folder, name));
  if (!place || !more || !nextDir) throw new Error('A folder has no name.');
  await mkdir(place, { recursive: true });
  await mkdir(more, { recursive: true });
  await writeFile(join(more, 'added.jsonl'), `${JSON.stringify(ADDED)}\n`);
  await runScript('scripts/catalog-build.ts', [], {
    CATALOG_DIR: [CATALOG_DIR, more].join(delimiter),
    INDEX_DIR: nextDir,
  });
  const keys = newKeys();
  const publish = (indexDir: string) =>
    runScript('transfer/catalog-publish.ts', [place], {
      INDEX_DIR: indexDir,
      CATALOG_SIGNING_KEY: keys.signing,
    });
  await publish(INDEX_DIR);
  const store = await startArtefactServer(place);
  return {
    /** Pulls the published index into the folder of one server, which trusts the publisher's key alone. */
    pull: (indexDir: string) =>
      runScript('transfer/catalog-pull.ts', [store.url], {
        INDEX_DIR: indexDir,
        CATALOG_PUBLIC_KEY: keys.public,
      }),
    /** Publishes the second index; returns its version and the page that only it has. */
    publishNext: async () => {
      await publish(nextDir);
      return { version: await readPointer(nextDir), page: `/course/${ADDED.id}` };
    },
    close: () => store.close(),
  };
}

export type PublishedIndexes = Awaited<ReturnType<typeof publishIndexes>>;
