import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

const TYPE = 'ed25519';

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
