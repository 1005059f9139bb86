import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { ConnectionLimit, mostConnections } from '@/lib/http/server/pipeline/connection-limit';

class FakeSocket extends EventEmitter {
  destroyed = false;
  constructor(readonly remoteAddress: string) {
    super();
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

function connect(limit: ConnectionLimit, remoteAddress: string): FakeSocket {
  const socket = new FakeSocket(remoteAddress);
  // The limit reads the address, listens for the end and destroys.
  limit.admit(socket as unknown as Socket);
  return socket;
}
const from = (limit: ConnectionLimit, address: string, count: number) =>
  Array.from({ length: count }, () => connect(limit, address));

it('closes the oldest connection of the client that holds most, and admits the others', () => {
  const limit = new ConnectionLimit(6);
  const holder = from(limit, '198.51.100.7', 5);
  const visitors = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => connect(limit, address));
  expect(visitors.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  expect(holder.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false, false]);
});

it('refuses the newest connection of the client that holds most', () => {
  const limit = new ConnectionLimit(4);
  const visitor = connect(limit, '203.0.113.1');
  const holder = from(limit, '198.51.100.7', 10);
  expect(visitor.destroyed).toBe(false);
  expect(holder.map(({ destroyed }) => destroyed)).toEqual([...Array(3).fill(false), ...Array(7).fill(true)]);
});

it('counts the addresses of one network as one client, and forgets what was closed', () => {
  const limit = new ConnectionLimit(3);
  const network = [1, 2, 3].map((number) => connect(limit, `2001:db8:1:1::${number}`));
  expect(connect(limit, '203.0.113.1').destroyed).toBe(false);
  expect(network.map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
  for (const socket of network) socket.destroy();
  expect(from(limit, '203.0.113.2', 2).map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

it.each([
  [128, 16],
  [1_024, 768],
  [1_048_576, 10_000],
  ['unlimited', 10_000],
])('leaves files for others: of %s open files', (soft, most) => {
  expect(mostConnections({ userLimits: { open_files: { soft } } })).toBe(most);
});

it('has a limit where the system states none', () => {
  expect(mostConnections({})).toBe(10_000);
  expect(mostConnections()).toBeGreaterThan(0);
});
