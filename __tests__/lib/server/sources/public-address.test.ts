/** @jest-environment node */
import { isLoopbackHost, isPublicAddress, publicLookup } from '@/lib/server/sources/public-address';

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
