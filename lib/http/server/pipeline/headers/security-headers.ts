import { EMBED_ORIGINS } from '@/lib/player';
import type { ServerEnv } from '@/lib/server/env';

type Settings = Pick<
  ServerEnv,
  'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIRESTORE_EMULATOR_HOST'
>;
type Build = {
  siteUrl: string;
  /** Hashes of the inline scripts of the build. */
  bootScripts: readonly string[];
  /** Host of the product analytics, if they are part of the build. */
  analyticsHost?: string | undefined;
  /** Whether Google's prompt and button are part of the build. */
  googleButton?: boolean;
};

const YEAR_SECONDS = 31_536_000;
const IDENTITY_APIS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const DOCUMENTS_API = 'https://firestore.googleapis.com';
/** The scripts that the sign-in popup loads. */
const POPUP_SCRIPTS = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const ACCOUNTS = 'https://accounts.google.com';

const all = (...origins: (string | false | undefined)[]) => origins.filter((origin) => !!origin).join(' ');
const over = (scheme: string, host: string | undefined) => host && `${scheme}://${host}`;

const LOOPBACK = /^(?:127\.0\.0\.1|localhost):/;

/**
 * A local service is called by the page's host name, because `localhost` and `127.0.0.1` are different sites.
 */
function overHttp(host: string | undefined): (string | undefined)[] {
  if (!host || !LOOPBACK.test(host)) return [over('http', host)];
  const port = host.replace(LOOPBACK, '');
  return [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
}

/**
 * One policy for every page, without a nonce, so that shared caches can store the page with its policy.
 * Inline styles are allowed: React writes `style` attributes and toasts write a style element, and styles
 * cannot run scripts.
 */
function contentSecurityPolicy(settings: Settings, build: Build): string {
  const auth = settings.FIREBASE_AUTH_DOMAIN;
  const [emulator, documents] = [settings.FIREBASE_AUTH_EMULATOR_HOST, settings.FIRESTORE_EMULATOR_HOST];
  const gsi = build.googleButton && `${ACCOUNTS}/gsi/`;
  const directives = {
    'default-src': "'self'",
    'script-src': all("'self'", ...build.bootScripts, ...(auth ? POPUP_SCRIPTS : []), gsi && `${gsi}client`),
    // No page uses inline event handlers, so a handler injected into the page does not run.
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
    // A catalogue may name a video file on any host. Media cannot run scripts.
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

/** Headers of every answer, and headers of pages only. */
export function securityHeaders(
  settings: Settings,
  build: Build,
): { headers: Record<string, string>; pageHeaders: Record<string, string> } {
  return {
    headers: {
      // YouTube plays only in pages that send a referrer.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      ...(build.siteUrl.startsWith('https:') && {
        'Strict-Transport-Security': `max-age=${2 * YEAR_SECONDS}; includeSubDomains`,
      }),
    },
    pageHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(settings, build),
      // For browsers that do not support frame-ancestors.
      'X-Frame-Options': 'DENY',
      // Only features that browsers know: an unknown name causes a console warning on every page.
      'Permissions-Policy':
        'accelerometer=(), camera=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), ' +
        'midi=(), payment=(), serial=(), usb=()',
    },
  };
}
