import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SourceFault } from '@/harvest/harvest-error';
import type { Answer, Ask, Head, Question } from './ask';

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

type Downloaded = { same: boolean; etag: string | undefined; lastModified: string | undefined };

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const versionOf = ({ header }: Head): string => header('etag') ?? header('last-modified') ?? '';

/** Bytes of the whole file, of which an answer is a part; undefined where it does not say. */
function sizeIn({ header }: Head): number | undefined {
  const size = /\/(\d{1,15})$/.exec(header('content-range') ?? '')?.[1];
  return size === undefined ? undefined : Number(size);
}

/** Whether an answer is the part of a file that begins with this byte. */
const beginsAt = (byte: number, { status, header }: Head): boolean =>
  status === 206 && Number(/^bytes (\d{1,15})-/.exec(header('content-range') ?? '')?.[1] ?? -1) === byte;

/**
 * Downloads a file to disk in bounded memory. What an earlier try left is continued where the server can do
 * that and the file is still the same one: its version is stored beside it. A fault or an abort leaves all
 * that is there for the next try. Only where it cannot be the beginning of the file, or the server gives no parts any
 * more, the file is read anew.
 * @throws SourceFault, or the reason of the signal
 */
export async function download(options: Download): Promise<Downloaded> {
  const { address, file } = options;
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  const versionFile = `${part}.version`;
  const known = await readFile(versionFile, 'utf8').catch(() => '');
  const have = known ? await sizeOf(part) : 0;
  const first = await askFirstByte(options).catch((error: unknown) => {
    // Whoever refuses a part may give the whole; but then nothing may be lost by asking for it.
    if (have === 0 && error instanceof SourceFault && error.kind === 'refused') return undefined;
    throw error;
  });
  const version = first ? versionOf(first) : '';
  if (have > 0 && !version)
    throw new SourceFault(
      'shape',
      `${address} no longer names a version; delete ${part} to download it again`,
    );
  const size = first && sizeIn(first);
  if (have > 0 && version === known && first && beginsAt(0, first) && have <= (size ?? have))
    return have === size ? finish(file, first) : fetchRest(options, have, first);
  await rm(part, { force: true });
  // Its version is stored before the first byte, so that a run that is killed can be continued.
  if (first?.status === 206 && version) await writeFile(versionFile, version);
  else await rm(versionFile, { force: true });
  return fetchWhole(options);
}

/**
 * The first byte, with the version of the file and its size. A server that gives no parts answers with the
 * whole, which is cut.
 */
const askFirstByte = ({ ask, address }: Download): Promise<Answer> =>
  ask(address, { types: 'any', range: 'bytes=0-0', maxBytes: 1, cut: true });

async function finish(file: string, { etag, lastModified }: Answer): Promise<Downloaded> {
  await rename(`${file}.part`, file);
  await rm(`${file}.part.version`, { force: true });
  return { same: false, etag, lastModified };
}

async function fetchWhole(options: Download): Promise<Downloaded> {
  const { etag, lastModified } = options;
  const handle = openSync(`${options.file}.part`, 'w');
  try {
    const answer = await fetchInto(handle, options, { etag, lastModified });
    if (answer.status === 304)
      return { same: true, etag: answer.etag ?? etag, lastModified: answer.lastModified };
    return await finish(options.file, answer);
  } finally {
    closeSync(handle);
  }
}

/** Appends what is missing after `have` bytes of the version that `first` is of. */
async function fetchRest(options: Download, have: number, first: Answer): Promise<Downloaded> {
  const handle = openSync(`${options.file}.part`, 'a');
  try {
    const isRest = (head: Head) => beginsAt(have, head) && versionOf(head) === versionOf(first);
    const question = { range: `bytes=${have}-`, orStatus: 416, isWanted: isRest };
    const answer = await fetchInto(handle, options, question, have);
    const version = versionOf(answer);
    // Nothing comes after the last byte: the file was here as a whole, and its size was not told.
    const isWhole = answer.status === 416 && (version === '' || version === versionOf(first));
    // The next try looks which version it is.
    if (!isWhole && !isRest(answer))
      throw new SourceFault('away', `${options.address} changed while it was read`);
    return await finish(options.file, first);
  } finally {
    closeSync(handle);
  }
}

/** Writes the answer to the end of a file. */
async function fetchInto(
  handle: number,
  { ask, address, onBytes }: Download,
  question: Partial<Question>,
  have = 0,
): Promise<Answer> {
  let bytes = have;
  const answer = await ask(address, {
    ...question,
    types: 'any',
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    onPiece: (piece) => {
      writeSync(handle, piece);
      bytes += piece.byteLength;
      onBytes?.(bytes, undefined);
    },
  });
  fsyncSync(handle);
  return answer;
}
