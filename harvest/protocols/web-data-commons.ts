import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { constants, createGunzip } from 'node:zlib';
import { extractQuadPage, pageOf } from '@/harvest/extractors/web-data-commons';
import type { Draft } from '@/harvest/facts/fact.schema';
import { SourceFault } from '@/harvest/harvest-error';
import { download, downloadSample } from '@/harvest/http/download';
import type { Step, Walk } from './walk.types';

/** Pages to a step: a run that is cut off reads so many again. */
const PAGES = 5_000;
/** More lines on one page are no page of a course; they would fill the memory. */
const MOST_LINES = 20_000;

/** The lines of each page of a compressed file, in the order of the file; a sample ends where it was cut. */
async function* pagesOf(file: string, isSample: boolean): AsyncGenerator<string[]> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip(isSample ? { finishFlush: constants.Z_SYNC_FLUSH } : {})),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let page: string | undefined;
  let held: string[] = [];
  for await (const line of lines) {
    const of = pageOf(line);
    if (of === undefined) continue;
    if (of !== page && held.length > 0) {
      yield held;
      held = [];
    }
    page = of;
    if (held.length < MOST_LINES) held.push(line);
  }
  if (held.length > 0) yield held;
}

/** One part of a release, from the page at which an earlier run stopped. */
async function* walkPart(walk: Walk, part: string, from: number): AsyncGenerator<Step> {
  const name = part.slice(part.lastIndexOf('/') + 1).replace(/[^\w.-]/g, '_');
  const file = join(walk.files, name);
  if (!(await stat(file).catch(() => undefined)))
    await (walk.sample ? downloadSample : download)({
      ask: walk.ask,
      address: part,
      file,
      onBytes: walk.onProgress,
    });
  let pages = 0;
  let drafts: Draft[] = [];
  let unreadable = 0;
  try {
    for await (const lines of pagesOf(file, walk.sample === true)) {
      walk.signal?.throwIfAborted();
      if (pages++ < from) continue;
      try {
        drafts.push(...extractQuadPage(lines));
      } catch {
        // One page that is odd, or made to be, must not end the harvest, in this run and in every later one.
        unreadable++;
      }
      if (pages % PAGES !== 0) continue;
      walk.onProgress(pages, undefined);
      yield { step: `${part} ${pages}`, drafts, unreadable };
      [drafts, unreadable] = [[], 0];
    }
  } catch (cause) {
    walk.signal?.throwIfAborted();
    // A file that cannot be unpacked is downloaded anew in the next run.
    await rm(file, { force: true });
    throw new SourceFault('shape', `${part} cannot be unpacked`, { cause });
  }
  yield { step: part, drafts, unreadable };
  await rm(file, { force: true });
}

/** The files of a Web Data Commons release, one after another: N-Quads, grouped by page. */
export async function* walkWebDataCommons(walk: Walk): AsyncGenerator<Step> {
  for (const part of [walk.source.origin, ...walk.source.parts]) {
    if (walk.done.has(part)) continue;
    const begun = [...walk.done.keys()].filter((step) => step.startsWith(`${part} `));
    const from = Math.max(0, ...begun.map((step) => Number(step.slice(part.length + 1))));
    yield* walkPart(walk, part, from);
  }
}
