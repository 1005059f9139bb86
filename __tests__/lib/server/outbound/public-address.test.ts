import {
  isLoopbackHost,
  isPublicAddress,
  isPublicLink,
  publicLookup,
} from '@/lib/server/outbound/public-address';

it.each(['8.8.8.8', '2606:4700:4700::1111'])('takes %s for public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '::7f00:1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '4000::1',
  'ff02::1',
  'fe80::1%eth0',
  'fec0::1',
  '224.0.0.1',
  '240.0.0.1',
  '198.18.0.1',
  '192.0.0.192',
  '168.63.129.16',
  '0x7f.1',
  '2130706433',
  'not an address',
])('takes %s for not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('knows this machine by its names', () => {
  expect(['localhost', '127.0.0.1', '127.8.8.8', '[::1]'].every(isLoopbackHost)).toBe(true);
  expect(['example.org', '10.0.0.1', 'localhost.example.org'].some(isLoopbackHost)).toBe(false);
});

const resolving =
  (...addresses: string[]) =>
  (
    _host: string,
    _options: object,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

function look(all: boolean, ...addresses: string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    publicLookup(resolving(...addresses))('host.example', { all }, (error, address) =>
      error ? reject(error) : resolve(address),
    );
  });
}

it('leaves private addresses out of what a name resolves to', async () => {
  await expect(look(true, '10.0.0.1', '8.8.8.8')).resolves.toEqual([{ address: '8.8.8.8', family: 4 }]);
  await expect(look(false, '::1', '8.8.4.4')).resolves.toBe('8.8.4.4');
});

it('refuses a name that leads to private addresses only', async () => {
  await expect(look(true, '127.0.0.1', '::ffff:192.168.1.1')).rejects.toMatchObject({ code: 'EPRIVATE' });
});

it('passes on that a name is unknown', async () => {
  const unknown = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  const lookup = publicLookup((_host, _options, done) => done(unknown, []));

  await expect(
    new Promise((resolve, reject) => {
      lookup('host.example', {}, (error) => (error ? reject(error) : resolve(undefined)));
    }),
  ).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it.each([
  'https://www.example.org/course?id=1#start',
  'http://example.org:8080/',
  'https://8.8.8.8/',
  'https://xn--bcher-kva.example/',
  'https://example.org./',
])('shows the link %s', (link) => {
  expect(isPublicLink(link)).toBe(true);
});

it.each([
  'http://127.0.0.1/x',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/',
  'http://localhost/',
  'http://localhost./',
  'http://printer/',
  'http://printer.local/',
  'http://db.internal/',
  'https://user:pass@example.org/',
  'https://user@example.org/',
  '//example.org/',
  '/course/a',
  'https:example.org',
  'https://',
  'javascript:alert(1)',
  'ftp://example.org/',
  '',
])('shows no link %s', (link) => {
  expect(isPublicLink(link)).toBe(false);
});
