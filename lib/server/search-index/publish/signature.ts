import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { assertServer } from '@/lib/server/guard';
import type { Manifest } from './manifest';

assertServer('lib/server/search-index/publish/signature');

const TYPE = 'ed25519';
/** What a signature is good for: one that was made for anything else is none here. */
const PURPOSE = 'polymath index manifest 1';

/** Exactly what counts in a manifest, in one order: how its file is written makes no difference. */
function signedBytes({ format, version, schema, courses, published, files }: Manifest): Buffer {
  const listed = files.map(({ name, bytes, sha256 }) => [name, bytes, sha256]);
  return Buffer.from(JSON.stringify([PURPOSE, format, version, schema, courses, published, listed]));
}

/** A new pair of keys, as the settings hold them. */
export function newKeys(): { signing: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync(TYPE);
  return {
    signing: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    public: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

function ed25519(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === TYPE ? key : undefined;
  } catch {
    return undefined;
  }
}

/** The key that `CATALOG_SIGNING_KEY` holds; undefined where it is none. */
export const readSigningKey = (text: string): KeyObject | undefined =>
  ed25519(() => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));

/** One of the keys that `CATALOG_PUBLIC_KEY` holds; undefined where it is none. */
export const readPublicKey = (text: string): KeyObject | undefined =>
  ed25519(() => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));

export function signManifest(manifest: Manifest, signingKey: KeyObject): Manifest {
  return { ...manifest, signature: sign(null, signedBytes(manifest), signingKey).toString('base64') };
}

/** Whether one of these keys, or the public part of one, signed the manifest. */
export function isSignedBy(manifest: Manifest, keys: readonly KeyObject[]): boolean {
  const { signature } = manifest;
  if (signature === undefined) return false;
  return keys.some((key) => verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64')));
}
