import { FairQueue } from '@/lib/search/server/workers/fair-queue';

/** An item's first word is its client, and what stands before a dot in it the network. */
const clientOf = (item: string) => item.split(' ', 1)[0] ?? '';
const askerOf = (item: string) => ({
  client: clientOf(item),
  network: clientOf(item).split('.', 1)[0] ?? '',
});

function filled(...items: string[]) {
  const queue = new FairQueue<string>();
  for (const item of items) queue.push(askerOf(item), item);
  return queue;
}

/** The next items, one after the other, each of which takes so long. */
function run(queue: FairQueue<string>, turns: number, ms: (item: string) => number): string[] {
  return Array.from({ length: turns }, () => {
    const item = queue.shift() ?? '';
    queue.end(askerOf(item), ms(item));
    return item;
  });
}

it('lets clients take turns', () => {
  const queue = filled('crowd 1', 'crowd 2', 'crowd 3', 'one 1', 'other 1');
  expect(run(queue, 5, () => 5)).toEqual(['crowd 1', 'one 1', 'other 1', 'crowd 2', 'crowd 3']);
  expect([queue.size, queue.shift()]).toEqual([0, undefined]);
});

it('gives clients equal time, not equal turns: hard items wait for those of others', () => {
  const queue = filled('hard 1', 'hard 2', ...Array.from({ length: 12 }, (_, at) => `easy ${at}`));
  const order = run(queue, 14, (item) => (clientOf(item) === 'hard' ? 60 : 6));
  expect(order.indexOf('hard 2')).toBeGreaterThanOrEqual(10);
});

it('serves who comes now before those that have had their time, and gives nobody credit for waiting', () => {
  const queue = filled('hard 1', 'hard 2', 'hard 3', 'tough 1', 'tough 2');
  expect(run(queue, 2, () => 60)).toEqual(['hard 1', 'tough 1']);
  queue.push(askerOf('new'), 'new 1');
  for (const at of [2, 3]) queue.push(askerOf('new'), `new ${at}`);
  expect(run(queue, 1, () => 60)).toEqual(['new 1']);
  expect(
    run(queue, 3, () => 60)
      .map(clientOf)
      .sort(),
  ).toEqual(['hard', 'new', 'tough']);
});

it('remembers what is in progress, also while other clients come and go', () => {
  const queue = filled('hard 1');
  queue.shift();
  for (let turn = 0; turn < 20; turn++) {
    queue.push(askerOf(`guest${turn}`), `guest${turn} 1`);
    run(queue, 1, () => 5);
  }
  queue.push(askerOf('hard'), 'hard 2');
  queue.end(askerOf('hard'), 500);
  queue.push(askerOf('one'), 'one 1');
  expect(queue.shift()).toBe('one 1');
});

it('gives a hundred clients of one network the time of one, and shares it between them', () => {
  const crowd = Array.from({ length: 100 }, (_, at) => `crowd.${at} 1`);
  const queue = filled(...crowd, 'crowd.0 2', 'home.1 1', 'home.2 1', 'home.2 2');
  expect(run(queue, 7, () => 60)).toEqual([
    'crowd.0 1',
    'home.1 1',
    'crowd.1 1',
    'home.2 1',
    'crowd.2 1',
    'home.2 2',
    'crowd.3 1',
  ]);
});

it('leaves room for others while one network has as much in progress as it may', () => {
  const queue = new FairQueue<string>(1);
  for (const item of ['crowd.1 a', 'crowd.2 a', 'one a']) queue.push(askerOf(item), item);
  expect([queue.shift(), queue.shift(), queue.shift()]).toEqual(['crowd.1 a', 'one a', undefined]);
  queue.end(askerOf('crowd.1'), 50);
  expect([queue.shift(), queue.size]).toEqual(['crowd.2 a', 0]);
  // What no client asked has no limit.
  for (const item of ['1', '2']) queue.push({ client: '', network: '' }, item);
  expect([queue.shift(), queue.shift()]).toEqual(['1', '2']);
});

it('takes out one item, the last one of the longest line, and all', () => {
  const queue = filled('crowd 1', 'crowd 2', 'crowd 3', 'one 1');
  expect([queue.remove('crowd 2'), queue.remove('crowd 2')]).toEqual([true, false]);
  expect(queue.dropLast()).toBe('crowd 3');
  expect(queue.size).toBe(2);
  expect(queue.clear().sort()).toEqual(['crowd 1', 'one 1']);
  expect([queue.size, queue.shift(), queue.dropLast()]).toEqual([0, undefined, undefined]);
});
