import { securityHeaders } from '@/lib/http/server/pipeline/headers/security-headers';

const build = { siteUrl: 'https://example.org', bootScripts: ["'sha256-abc'"] };

const contentSecurityPolicy = (...given: Parameters<typeof securityHeaders>) =>
  securityHeaders(...given).pageHeaders['Content-Security-Policy'] ?? '';

it('lets no script run that the build did not write', () => {
  const policy = contentSecurityPolicy({}, build);
  expect(policy).toContain("script-src 'self' 'sha256-abc';");
  expect(policy).toContain("script-src-attr 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

it('opens for Google only what is set up', () => {
  expect(contentSecurityPolicy({}, build)).not.toContain('google.com');
  const policy = contentSecurityPolicy({ FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com' }, build);
  // The parts of that host that the popup needs, and not all that Google serves there.
  expect(policy).toMatch(/script-src [^;]*https:\/\/apis\.google\.com\/js\/api\.js /);
  expect(policy).not.toMatch(/apis\.google\.com[ ;/](?!js\/api\.js|_\/scs\/)/);
  expect(policy).toContain('https://demo.firebaseapp.com');
  expect(policy).not.toContain('accounts.google.com');
  expect(contentSecurityPolicy({}, { ...build, googleButton: true })).toContain(
    'https://accounts.google.com/gsi/client',
  );
});

it('opens for services of this machine under either of its names', () => {
  const policy = contentSecurityPolicy({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:9098' }, build);
  expect(policy).toMatch(/connect-src [^;]*http:\/\/127\.0\.0\.1:9098 http:\/\/localhost:9098/);
});

it('names no host that nothing is fetched from', () => {
  expect(contentSecurityPolicy({}, build)).not.toMatch(/google|ytimg|blob:/);
  const local = contentSecurityPolicy(
    {
      FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:9098',
    },
    build,
  );
  expect(local).not.toContain('googleapis.com');
});

it('insists on encryption where the site has it', () => {
  expect(securityHeaders({}, build).headers).toHaveProperty('Strict-Transport-Security');
  const plain = securityHeaders({}, { ...build, siteUrl: 'http://localhost:3000' });
  expect(plain.headers).not.toHaveProperty('Strict-Transport-Security');
  expect(plain.pageHeaders['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});
