import { closeSync, fsyncSync, ftruncateSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SourceFault } from '@/harvest/harvest-error';
import type { Ask, Head } from './ask';

/** A file of a release may be some gigabytes; a day is enough for it on a slow line. */
const MAX_BYTES = 50_000_000_000;
const TIMEOUT_MS = 24 * 3_600_000;
/** Enough of a file to see its shape. */
const SAMPLE = 2_000_000;

type Download = {
  ask: Ask;
  address: string;
  file: string;
  onBytes?: ((bytes: number, total: number | undefined) => void) | undefined;
};

/** The beginning of a file. */
export async function downloadSample({ ask, address, file }: Download): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, (await ask(address, { types: 'any', maxBytes: SAMPLE, cut: true })).body);
}

const versionOf = ({ header }: Head): string => header('etag') ?? header('last-modified') ?? '';

/** Whether an answer is the part of a file that begins with this byte. */
const beginsAt = (byte: number, { status, header }: Head): boolean =>
  status === 206 && Number(/^bytes (\d{1,15})-/.exec(header('content-range') ?? '')?.[1] ?? -1) === byte;

/**
 * Downloads a file to disk in bounded memory. What an earlier try left is continued where the server still has this
 * version of the file, which is stored beside it; of another version, or from a server that gives no parts, the whole
 * is read. A fault or an abort leaves all that is there for the next try.
 * @throws SourceFault, or the reason of the signal
 */
export async function download({ ask, address, file, onBytes }: Download): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  const versionFile = `${part}.version`;
  const version = await readFile(versionFile, 'utf8').catch(() => '');
  const have = version ? (await stat(part).catch(() => ({ size: 0 }))).size : 0;
  const handle = openSync(part, have > 0 ? 'a' : 'w');
  let bytes = have;
  let isTaken = false;
  const isWanted = (head: Head): boolean => {
    const isRest = have > 0 && beginsAt(have, head) && versionOf(head) === version;
    // A page without a version in place of the file, such as one that says that the site moved, must not end it.
    const isWhole = head.status !== 206 && (have === 0 || versionOf(head) !== '');
    if (isWhole) {
      ftruncateSync(handle);
      bytes = 0;
      // Before the first byte, so that a run that is killed can be continued.
      writeFileSync(versionFile, versionOf(head));
    }
    isTaken = isRest || isWhole;
    return isTaken;
  };
  try {
    const answer = await ask(address, {
      types: 'any',
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      ...(have > 0 && { range: `bytes=${have}-`, ifRange: version, orStatus: 416 }),
      isWanted,
      onPiece: (piece) => {
        writeSync(handle, piece);
        bytes += piece.byteLength;
        onBytes?.(bytes, undefined);
      },
    });
    // Nothing comes after the last byte: the file is here as a whole.
    isTaken ||= answer.status === 416 && ['', version].includes(versionOf(answer));
    if (!isTaken) {
      if (versionOf(answer)) await rm(versionFile);
      throw new SourceFault('away', `${address} does not continue what is in ${part}`);
    }
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  await rename(part, file);
  await rm(versionFile, { force: true });
}
