import type { Draft } from '@/harvest/facts/fact.schema';
import type { RecordSource } from '@/scripts/import/read-records';
import type { Step, Walk } from './walk.types';

/** Rows of a file to a step. */
export const ROWS = 1_000;

type Version = { etag?: string | undefined; lastModified?: string | undefined };

/** The drafts of a downloaded file's rows, step by step; the last step says which version of the file was read. */
export async function* walkRows(
  walk: Walk,
  file: RecordSource,
  { etag, lastModified }: Version,
  draftOf: (values: Record<string, unknown>) => Draft | undefined,
): AsyncGenerator<Step> {
  const address = walk.source.origin;
  let rows = 0;
  let step: Step = { step: `${address} 0`, drafts: [] };
  for await (const record of file.records()) {
    walk.signal?.throwIfAborted();
    const draft = 'reason' in record ? undefined : draftOf(record.values);
    if (draft) step.drafts.push(draft);
    if (++rows % ROWS !== 0) continue;
    walk.onProgress(rows, undefined);
    yield step;
    step = { step: `${address} ${rows}`, drafts: [] };
  }
  if (step.drafts.length > 0) yield step;
  yield { step: address, drafts: [], ...(etag && { etag }), ...(lastModified && { lastModified }) };
}
