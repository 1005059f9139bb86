import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SourceFault } from '@/harvest/harvest-error';
import type { Ask } from './ask';

/** A file of a release may be some gigabytes; a day is enough for it on a slow line. */
const MAX_BYTES = 50_000_000_000;
const TIMEOUT_MS = 24 * 3_600_000;

export type Download = {
  ask: Ask;
  address: string;
  file: string;
  etag?: string | undefined;
  lastModified?: string | undefined;
  onBytes?: ((bytes: number, total: number | undefined) => void) | undefined;
};
/** Enough of a file to see its shape. */
const SAMPLE = 2_000_000;

/** The beginning of a file. */
export async function downloadSample({ ask, address, file }: Download): Promise<Downloaded> {
  await mkdir(dirname(file), { recursive: true });
  const { body, etag, lastModified } = await ask(address, { types: 'any', maxBytes: SAMPLE, cut: true });
  await writeFile(file, body);
  return { same: false, etag, lastModified };
}

export type Downloaded = { same: boolean; etag: string | undefined; lastModified: string | undefined };

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Downloads a file to disk in bounded memory. What an earlier try left is continued where the server can do that and
 * the file is still the same one (`If-Range` by the name of its version beside it).
 * @throws SourceFault
 */
export async function download({
  ask,
  address,
  file,
  etag,
  lastModified,
  onBytes,
}: Download): Promise<Downloaded> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  const versionFile = `${part}.version`;
  const version = await readFile(versionFile, 'utf8').catch(() => '');
  const have = version ? await sizeOf(part) : 0;
  if (have > 0) {
    const rest = await ask(address, {
      types: 'any',
      range: `bytes=${have}-${have}`,
      maxBytes: 1_000_000,
    }).catch(() => undefined);
    const isSame = rest?.status === 206 && version === versionOf(rest);
    if (isSame) return fetchInto({ ask, address, file, onBytes }, have, version);
  }
  await rm(part, { force: true });
  return fetchInto({ ask, address, file, etag, lastModified, onBytes }, 0, '');
}

const versionOf = ({
  etag,
  lastModified,
}: {
  etag?: string | undefined;
  lastModified?: string | undefined;
}) => etag ?? lastModified ?? '';

async function fetchInto(download: Download, from: number, version: string): Promise<Downloaded> {
  const { ask, address, file, onBytes } = download;
  const part = `${file}.part`;
  if (from === 0) {
    // Its version is stored before the first byte, so that a run that is killed can be continued.
    const head = await ask(address, { types: 'any', range: 'bytes=0-0', maxBytes: 1_000_000 }).catch(
      () => undefined,
    );
    if (head?.status === 206) await writeFile(`${part}.version`, versionOf(head));
    else await rm(`${part}.version`, { force: true });
  }
  const handle = openSync(part, from > 0 ? 'a' : 'w');
  let bytes = from;
  try {
    const answer = await ask(address, {
      types: 'any',
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      ...(from > 0 && { range: `bytes=${from}-` }),
      ...(from === 0 && { etag: download.etag, lastModified: download.lastModified }),
      onPiece: (piece) => {
        writeSync(handle, piece);
        bytes += piece.byteLength;
        onBytes?.(bytes, undefined);
      },
    });
    if (answer.status === 304)
      return { same: true, etag: answer.etag ?? download.etag, lastModified: answer.lastModified };
    if (from > 0 && (answer.status !== 206 || versionOf(answer) !== version)) {
      await rm(part, { force: true });
      throw new SourceFault('away', `${address} changed while it was read`);
    }
    fsyncSync(handle);
    await rename(part, file);
    await rm(`${part}.version`, { force: true });
    return { same: false, etag: answer.etag, lastModified: answer.lastModified };
  } finally {
    closeSync(handle);
  }
}
