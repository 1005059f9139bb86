import type { SessionUser } from '@/lib/account/browser';
import { parseRecentSearches, storedRecentSearches } from '@/lib/search/browser';
import type { Learner } from './learner';
import { COLLECTIONS, type Collection } from './sync/documents';

/** Reads a whole collection of the account with all fields. */
type ReadAll = (collection: Collection) => Promise<Record<string, unknown>[]>;

/** What this device has not sent to the account yet, by collection. */
function unsentOf({ documents }: Learner): Partial<Record<Collection, unknown[]>> {
  const unsent = documents.unsent();
  const names = COLLECTIONS.filter((name) => unsent.some(({ collection }) => collection === name));
  const of = (name: Collection) => unsent.filter(({ collection }) => collection === name);
  return Object.fromEntries(names.map((name) => [name, of(name).map(({ data }) => data)]));
}

/**
 * Everything known about a learner, as the text of one JSON file. What the account does not have yet is listed
 * apart, under `onThisDevice`.
 * @param readAll reads the account's own documents, which may contain more than this device has
 * @throws when the account cannot be read: partial data must not look complete
 */
export async function exportData(
  learner: Learner,
  now: Date,
  account?: { user: SessionUser; readAll: ReadAll },
): Promise<string> {
  const collections: Record<string, unknown> = {};
  for (const collection of COLLECTIONS) {
    collections[collection] = account ? await account.readAll(collection) : learner.documents.all(collection);
  }
  const recentSearches = parseRecentSearches(storedRecentSearches());
  return JSON.stringify(
    {
      exportedAt: now.toISOString(),
      ...(account && { account: account.user }),
      ...collections,
      onThisDevice: { recentSearches, ...(account && { unsent: unsentOf(learner) }) },
    },
    null,
    2,
  );
}

export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then; the browser keeps what it still needs.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
