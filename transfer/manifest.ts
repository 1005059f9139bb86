import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { INDEX_FILE } from '@polymath/engine/files';
import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import { TransferError } from './transfer-error';

export const MANIFEST_FILE = 'manifest.json';
/** Far more than an index of a hundred million courses needs. A larger number is a mistake or an attack. */
const MAX_FILE_BYTES = 2 ** 40;
/** Maximum size of a manifest in bytes. Anything longer is some other document. */
export const MANIFEST_BYTES = 65_536;

const fileSchema = z.object({
  /** No other file is allowed: SQLite would apply a journal file next to an index when it opens it. */
  name: z.literal(INDEX_FILE),
  bytes: z.int().positive().max(MAX_FILE_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifestSchema = z.object({
  /** Version of this manifest format. */
  format: z.literal(1),
  version: z.string().regex(/^[a-z0-9]{8,64}$/),
  /** Version of the index schema. A site reads only the schema that it was built for. */
  schema: z.int().positive(),
  courses: z.int().nonnegative(),
  /** When it became the store's current version. Publishing again, even an older version, gets a later time. */
  published: z.iso.datetime(),
  files: z.array(fileSchema).length(1),
  /** Ed25519 signature of all fields above. */
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/)
    .optional(),
});

export type ManifestFile = z.infer<typeof fileSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws TransferError when the text is not a manifest of this version. */
export function readManifest(text: string, version: string, place: string): Manifest {
  const json = parseJson(text);
  if (json === undefined)
    throw new TransferError(`${place} is not a manifest but something else, such as an error page.`);
  const read = manifestSchema.safeParse(json);
  if (!read.success) {
    const { path, message } = read.error.issues[0] ?? { path: [], message: 'is not understood' };
    throw new TransferError(
      `${place} is not a manifest that this site understands: ${path.join('.')} ${message}`,
    );
  }
  if (read.data.version !== version) {
    throw new TransferError(`${place} belongs to version ${read.data.version}, not to ${version}.`);
  }
  return read.data;
}

/** Reads a file in chunks. Calls `onBytes` with the number of bytes read so far. */
export async function* readPieces(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 20 })) {
    yield piece as Buffer;
    bytes += (piece as Buffer).length;
    onBytes?.(bytes);
  }
}

/** Flushes a file to disk, so that its new name never survives a power cut without its content. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The SHA-256 of a file, read in chunks. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of readPieces(file)) hash.update(piece);
  return hash.digest('hex');
}

export async function describeFile(file: string, name: ManifestFile['name']): Promise<ManifestFile> {
  const { size } = await stat(file);
  return { name, bytes: size, sha256: await hashFile(file) };
}

export const bytesOf = ({ files }: Pick<Manifest, 'files'>): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

export const textOf = (manifest: Manifest): string => `${JSON.stringify(manifest, undefined, 2)}\n`;

type Content = Pick<Manifest, 'files'>;

export const isSame = (one: Content, other: Content): boolean =>
  JSON.stringify(one.files) === JSON.stringify(other.files);
