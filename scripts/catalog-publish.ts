import { countOf } from '@/lib/count';
import { openStore } from '@/lib/server/catalog/publish/open-store';
import { publishToFolder, publishToServer } from '@/lib/server/catalog/publish/publish-index';
import { serverEnv } from '@/lib/server/env';
import { HERE, runTransfer } from './transfer';

const help = `Publishes the current search index, for other machines to pull.

  npm run catalog:publish -- FOLDER
  npm run catalog:publish -- https://HOST/PATH/      with PUT

  --version VERSION     another version than the current one; one that was published before becomes the
                        current one there again
  --help

The index is the one in INDEX_DIR (npm run catalog:build). CATALOG_STORE_AUTHORIZATION is sent to an address.

Exit codes: 0 published, 1 not published, 2 wrong command, 130 interrupted.`;

await runTransfer(
  { help, interrupted: 'Interrupted: what was published before is still the current one.' },
  async ({ place, ...options }) => {
    const { INDEX_DIR: indexDir, CATALOG_STORE_AUTHORIZATION: authorization } = serverEnv;
    const target = openStore(place, { from: HERE, authorization });
    const { manifest, copied } = await (target.kind === 'folder'
      ? publishToFolder(target.dir, { indexDir, ...options })
      : publishToServer(target.store, { indexDir, ...options }));
    const { version, courses } = manifest;
    const what = `Index ${version} (${countOf(courses, 'course')})`;
    return copied
      ? `${what} is published to ${target.store.name}.`
      : `${what} was there; it is the current one of ${target.store.name}.`;
  },
);
