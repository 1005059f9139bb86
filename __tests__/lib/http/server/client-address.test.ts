import type { IncomingMessage } from 'node:http';
import { clientAddress, networkOfClient } from '@/lib/http/server/client-address';

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

it('is the other end of the connection, whatever a header claims', () => {
  expect(clientAddress(request('203.0.113.7', '198.51.100.1'), [])).toBe('203.0.113.7');
});

it('believes what a trusted proxy has written, and nothing before it', () => {
  const proxies = ['10.0.0.0/8'];
  expect(clientAddress(request('10.1.2.3', '6.6.6.6, 198.51.100.1'), proxies)).toBe('198.51.100.1');
  expect(clientAddress(request('10.1.2.3', '198.51.100.1, 10.9.9.9'), proxies)).toBe('198.51.100.1');
  expect(clientAddress(request('192.0.2.1', '198.51.100.1'), proxies)).toBe('192.0.2.1');
});

it('knows proxies on this machine by name', () => {
  expect(clientAddress(request('::ffff:127.0.0.1', '198.51.100.1'), ['loopback'])).toBe('198.51.100.1');
});

it('counts a network of IPv6 as one client', () => {
  const [here, there] = ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2'];
  expect(clientAddress(request(here), [])).toBe(clientAddress(request(there), []));
  expect(clientAddress(request(here), [])).not.toBe(clientAddress(request('2001:db8:1:3::1'), []));
});

it('takes no words for an address', () => {
  expect(clientAddress(request('10.1.2.3', '<script>'), ['10.0.0.0/8'])).toBe('10.1.2.3');
  expect(clientAddress(request(undefined), [])).toBe('unknown');
});

it('knows which clients are of one network', () => {
  const networkOf = (address: string) => networkOfClient(clientAddress(request(address), []));
  expect(networkOf('192.0.2.7')).toBe(networkOf('192.0.2.200'));
  expect(networkOf('192.0.2.7')).not.toBe(networkOf('192.0.3.7'));
  expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('2001:db8:1::1')).not.toBe(networkOf('2001:db8:2::1'));
  expect(networkOfClient('192.0.2.7 images')).not.toBe(networkOfClient('192.0.2.7'));
  expect(networkOfClient('unknown')).not.toBe('unknown');
});
