import { EMBED_ORIGINS } from '@/lib/player/embed-hosts';
import type { ServerEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http-server/headers/security-headers');

type Settings = Pick<
  ServerEnv,
  'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST'
>;
type Build = {
  siteUrl: string;
  /** Hashes of the inline scripts of the build. */
  bootScripts: readonly string[];
  /** Where product analytics go, when they are built in. */
  analyticsHost?: string | undefined;
  /** Whether Google's prompt and button are built in. */
  googleButton?: boolean;
};

const YEAR_SECONDS = 31_536_000;
const IDENTITY_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const DOCUMENTS_API = 'https://firestore.googleapis.com';
/** The loader that the sign-in popup speaks through, and where it fetches its parts. */
const POPUP_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const ACCOUNTS = 'https://accounts.google.com';

const all = (...origins: (string | false | undefined)[]) => origins.filter((origin) => !!origin).join(' ');
const over = (scheme: string, host: string | undefined) => host && `${scheme}://${host}`;

const LOOPBACK = /^(?:127\.0\.0\.1|localhost):/;

/** A service of this machine is spoken to under the name that the page has: the two count as different sites. */
function overHttp(host: string | undefined): (string | undefined)[] {
  if (!host || !LOOPBACK.test(host)) return [over('http', host)];
  const port = host.replace(LOOPBACK, '');
  return [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
}

/**
 * One policy for every page, without a nonce, so that shared caches can keep pages with it. Styles may stand in
 * the page: React writes `style` attributes and toasts a style element, and neither can run anything.
 */
export function contentSecurityPolicy(settings: Settings, build: Build): string {
  const auth = settings.FIREBASE_AUTH_DOMAIN;
  const [emulator, documents] = [settings.FIREBASE_AUTH_EMULATOR_HOST, settings.FIRESTORE_EMULATOR_HOST];
  const gsi = build.googleButton && `${ACCOUNTS}/gsi/`;
  const directives = {
    'default-src': "'self'",
    'script-src': all("'self'", ...build.bootScripts, ...(auth ? POPUP_SCRIPTS : []), gsi && `${gsi}client`),
    // No page has handlers in its attributes, and what a script writes there runs nothing.
    'script-src-attr': "'none'",
    'style-src': all("'self'", "'unsafe-inline'", gsi && `${gsi}style`),
    'connect-src': all(
      "'self'",
      ...(auth && !emulator ? IDENTITY_APIS : []),
      auth && !documents && DOCUMENTS_API,
      ...overHttp(emulator),
      ...overHttp(documents),
      build.analyticsHost,
      gsi,
    ),
    'frame-src': all(...EMBED_ORIGINS, over('https', auth), ...overHttp(emulator), gsi),
    'img-src': all("'self'", 'data:', auth && 'https://*.googleusercontent.com'),
    // A catalogue may name a video file anywhere; a picture or sound cannot run anything.
    'media-src': "'self' https:",
    'font-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const written = Object.entries(directives).map(([name, value]) => `${name} ${value}`);
  return [...written, ...(build.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : [])].join(
    '; ',
  );
}

/** Headers of every answer, and those that mean something with pages alone. */
export function securityHeaders(
  settings: Settings,
  build: Build,
): { headers: Record<string, string>; pageHeaders: Record<string, string> } {
  return {
    headers: {
      // YouTube plays in pages only that say where they are.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...(build.siteUrl.startsWith('https:') && {
        'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
      }),
    },
    pageHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(settings, build),
      // For browsers that know no frame-ancestors.
      'X-Frame-Options': 'DENY',
      // Only what browsers know: each name that they do not is a warning in the console of every page.
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), ' +
        'midi=(), payment=(), serial=(), usb=()',
    },
  };
}
