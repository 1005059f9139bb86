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
/** Domain separation: a signature made for any other purpose is not valid here. */
const PURPOSE = 'polymath index manifest 1';

/** The signed fields of a manifest in a fixed order, so the formatting of its file does not matter. */
function signedBytes({ format, version, schema, courses, published, files }: Manifest): Buffer {
  const listed = files.map(({ name, bytes, sha256 }) => [name, bytes, sha256]);
  return Buffer.from(JSON.stringify([PURPOSE, format, version, schema, courses, published, listed]));
}

/** Creates a key pair in the format of the settings. */
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

/** Parses the key in `CATALOG_SIGNING_KEY`; undefined if it is invalid. */
export const readSigningKey = (text: string): KeyObject | undefined =>
  ed25519(() => createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));

/** Parses one key of `CATALOG_PUBLIC_KEY`; undefined if it is invalid. */
export const readPublicKey = (text: string): KeyObject | undefined =>
  ed25519(() => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));

export function signManifest(manifest: Manifest, signingKey: KeyObject): Manifest {
  return { ...manifest, signature: sign(null, signedBytes(manifest), signingKey).toString('base64') };
}

/** Whether one of these keys signed the manifest. Private keys are accepted too: their public part is used. */
export function isSignedBy(manifest: Manifest, keys: readonly KeyObject[]): boolean {
  const { signature } = manifest;
  if (signature === undefined) return false;
  return keys.some((key) => verify(null, signedBytes(manifest), key, Buffer.from(signature, 'base64')));
}
