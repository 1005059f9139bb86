import { countOf } from '@/lib/format/count';
import { serverEnv } from '@/lib/server/env';
import { HERE, UsageError } from '@/scripts/run-command';
import { openStore } from './open-store';
import { pullIndex } from './pull-index';
import { runTransfer } from './transfer';

const HELP = `Pulls a published search index, checks it and switches to it. A site that runs follows by itself.

  npm run catalog:pull -- FOLDER
  npm run catalog:pull -- https://HOST/PATH/

  --version VERSION     another version than the published one that is current
  --help

It goes to INDEX_DIR. From an address only an index is taken that a key in CATALOG_PUBLIC_KEY signed, and never one that
is older than what was taken before, but for --version. User name and password may be in an address. A pull that was cut
off goes on where it was when the command is run again.

Exit codes: 0 this machine has the index, 1 it has not and the old one goes on, 2 wrong command, 130 interrupted.`;

await runTransfer(
  {
    help: { name: 'catalog:pull', text: HELP },
    interrupted: 'Interrupted: the old index goes on, and the next pull goes on from here.',
  },
  async ({ command, place, ...options }) => {
    const { INDEX_DIR: indexDir, CATALOG_PUBLIC_KEY: publicKeys } = serverEnv;
    if (place === undefined || command === 'new-key') throw new UsageError('Name one folder or address.');
    const { store } = openStore(place, HERE);
    const { version, courses, switched } = await pullIndex({ store, indexDir, publicKeys, ...options });
    if (courses !== undefined)
      return `Index ${version} (${countOf(courses, 'course')}) was pulled and is current.`;
    return switched
      ? `Index ${version} was here and is current again.`
      : `Index ${version} is current already.`;
  },
);
