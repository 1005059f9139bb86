import { type KeyObject, sign, verify } from 'node:crypto';
import type { Manifest } from './manifest';

/** Domain separation: a signature made for any other purpose is not valid here. */
const PURPOSE = 'polymath index manifest 1';

/** The signed fields of a manifest in a fixed order, so the formatting of its file does not matter. */
function signedBytes({ format, version, schema, courses, published, files }: Manifest): Buffer {
  const listed = files.map(({ name, bytes, sha256 }) => [name, bytes, sha256]);
  return Buffer.from(JSON.stringify([PURPOSE, format, version, schema, courses, published, listed]));
}

export function signManifest(manifest: Manifest, signingKey: KeyObject): Manifest {
  return { ...manifest, signature: sign(null, signedBytes(manifest), signingKey).toString('base64') };
}

/** Whether one of these keys signed the manifest. Private keys are accepted too: their public part is used. */
export function isSignedBy(manifest: Manifest, keys: readonly KeyObject[]): boolean {
  const { signature } = manifest;
  if (signature === undefined) return false;
  return keys.some((key) => verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64')));
}
