import { listenAddress } from '@/lib/http/server/pipeline/listen-address';
import { readServerEnv } from '@/lib/server/env';

const LOCAL = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
const where = (variables: Record<string, string>) => listenAddress(readServerEnv(variables));

it('is everywhere, or where the settings say, without a local sign-in', () => {
  expect(where({})).toBe('0.0.0.0');
  expect(where({ HOSTNAME: '192.0.2.7' })).toBe('192.0.2.7');
});

it('is this machine alone with one', () => {
  expect(where(LOCAL)).toBe('127.0.0.1');
  expect(where({ ...LOCAL, ALLOW_LOCAL_SIGN_IN_FROM: 'loopback' })).toBe('127.0.0.1');
  for (const HOSTNAME of ['localhost', '::1', '127.0.0.2'])
    expect(where({ ...LOCAL, HOSTNAME })).toBe(HOSTNAME);
});

it.each(['0.0.0.0', '::', '192.0.2.7', 'web-1', '127.0.0.1.example'])(
  'is not %s, and says what to do',
  (HOSTNAME) => {
    expect(() => where({ ...LOCAL, HOSTNAME })).toThrow('ALLOW_LOCAL_SIGN_IN_FROM=network');
  },
);

it('is everywhere where the operator says so by name, and no other word will do', () => {
  expect(where({ ...LOCAL, ALLOW_LOCAL_SIGN_IN_FROM: 'network' })).toBe('0.0.0.0');
  expect(where({ ...LOCAL, HOSTNAME: '::', ALLOW_LOCAL_SIGN_IN_FROM: 'network' })).toBe('::');
  expect(() => where({ ...LOCAL, ALLOW_LOCAL_SIGN_IN_FROM: 'true' })).toThrow('ALLOW_LOCAL_SIGN_IN_FROM');
});
