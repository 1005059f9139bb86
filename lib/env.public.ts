import { oneOf } from './one-of';

/**
 * Settings that are fixed at build time. Each is written out in full because Next replaces them as text.
 * Validated by hand, because a schema library would be larger in the browser than the rest of this file.
 */
const variables = {
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_OPERATOR_NAME: process.env.NEXT_PUBLIC_OPERATOR_NAME,
  NEXT_PUBLIC_OPERATOR_EMAIL: process.env.NEXT_PUBLIC_OPERATOR_EMAIL,
  NEXT_PUBLIC_GOOGLE_CLIENT_ID: process.env.NEXT_PUBLIC_GOOGLE_CLIENT_ID,
  NEXT_PUBLIC_VIDEO_PICTURES: process.env.NEXT_PUBLIC_VIDEO_PICTURES,
};

type PublicEnv = {
  /** Origin of the site as visitors see it, without a trailing slash. */
  siteUrl: string;
  operatorName?: string;
  operatorEmail?: string;
  /** Turns on Google's one-tap prompt and button. */
  googleClientId?: string;
  /** Whether covers show pictures of videos, which this server asks YouTube for. */
  videoPictures: boolean;
};

const DEFAULT_SITE_URL = 'http://localhost:3000';

/** @throws Error naming the wrong variable */
export function readAddress(variable: string, value: string): URL {
  try {
    const address = new URL(value);
    if (address.protocol === 'https:' || address.protocol === 'http:') return address;
  } catch {
    // Reported below, with the name of the variable.
  }
  throw new Error(`${variable} must be an address like https://example.org, not "${value}".`);
}

function readEmail(value: string): string {
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value)) return value;
  throw new Error(`NEXT_PUBLIC_OPERATOR_EMAIL must be an e-mail address, not "${value}".`);
}

/**
 * An empty variable counts as unset.
 * @throws Error naming the wrong variable
 */
export function readPublicEnv(given: Record<keyof typeof variables, string | undefined>): PublicEnv {
  const name = given.NEXT_PUBLIC_OPERATOR_NAME?.trim();
  const email = given.NEXT_PUBLIC_OPERATOR_EMAIL?.trim();
  const googleClientId = given.NEXT_PUBLIC_GOOGLE_CLIENT_ID?.trim();
  return {
    siteUrl: readAddress('NEXT_PUBLIC_SITE_URL', given.NEXT_PUBLIC_SITE_URL?.trim() || DEFAULT_SITE_URL)
      .origin,
    videoPictures:
      oneOf('NEXT_PUBLIC_VIDEO_PICTURES', given.NEXT_PUBLIC_VIDEO_PICTURES, ['on', 'off']) !== 'off',
    ...(name && { operatorName: name }),
    ...(email && { operatorEmail: readEmail(email) }),
    ...(googleClientId && { googleClientId }),
  };
}

export const publicEnv = readPublicEnv(variables);
