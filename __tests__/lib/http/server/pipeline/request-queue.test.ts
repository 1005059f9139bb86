import { setImmediate as turn } from 'node:timers/promises';
import { type QueuePlace, RequestQueue } from '@/lib/http/server/pipeline/request-queue';

/** Waits for a turn. Resolves to what frees the place. */
async function pass(queue: RequestQueue, client = ''): Promise<() => void> {
  const place = queue.enter(client);
  if (!(await place?.turn)) throw new Error('no place');
  return () => place?.leave();
}

afterEach(() => jest.restoreAllMocks());

it('lets everybody through in the order in which they came', async () => {
  const queue = new RequestQueue(10);
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((name) => pass(queue).then(() => order.push(name))));
  expect(order).toEqual([1, 2, 3]);
  await pass(queue);
});

it('looks at who comes before work begins', async () => {
  // However long a turn takes on this machine, to the queue no time passes.
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const queue = new RequestQueue(10);
  let begun = false;
  const passed = pass(queue).then(() => {
    begun = true;
  });
  for (let guest = 0; guest < 3; guest++) {
    queue.note();
    await turn();
    expect(begun).toBe(false);
  }
  await passed;
});

it('does not let a crowd keep work from going on', async () => {
  const queue = new RequestQueue(10);
  let over = false;
  const crowd = (async () => {
    for (; !over; await turn()) queue.note();
  })();
  await pass(queue);
  await pass(queue);
  over = true;
  await crowd;
});

it('lets clients take turns, however many requests the first one sent', async () => {
  const queue = new RequestQueue(10);
  const order: string[] = [];
  const take = (client: string) => pass(queue, client).then(() => order.push(client));
  await Promise.all([...['crowd', 'crowd', 'crowd', 'crowd'].map(take), take('one'), take('other')]);
  expect(order).toEqual(['crowd', 'one', 'other', 'crowd', 'crowd', 'crowd']);
});

it('has so much of one client under way and no more, and goes on when some of it is done', async () => {
  const queue = new RequestQueue(10, 2);
  const begun: string[] = [];
  const take = (name: string) =>
    pass(queue, name.split(' ', 1)[0]).then((leave) => {
      begun.push(name);
      return leave;
    });
  const [first] = [take('crowd 1'), take('crowd 2'), take('crowd 3'), take('crowd 4')];
  await take('one 1');
  expect(begun).toEqual(['crowd 1', 'one 1', 'crowd 2'].filter((name) => begun.includes(name)));
  expect(begun).not.toContain('crowd 3');
  const leave = await first;
  leave();
  // Twice is once.
  leave();
  await take('other 1');
  await turn();
  expect(begun).toContain('crowd 3');
  expect(begun).not.toContain('crowd 4');
});

it('lets a request with a larger share start beside as many others', async () => {
  const queue = new RequestQueue(10, 1);
  await pass(queue, 'crowd');
  const [small, large] = [queue.enter('crowd'), queue.enter('crowd images', 2)];
  await large?.turn;
  await queue.enter('crowd images', 2)?.turn;
  expect(await Promise.race([small?.turn, turn('waits')])).toBe('waits');
});

describe('when all places are taken', () => {
  const states = (places: (QueuePlace | undefined)[]) =>
    Promise.all(
      places.map((place) =>
        place ? Promise.race([place.turn, turn().then(() => turn('waits'))]) : 'refused',
      ),
    );

  it('takes one of the client with most that waits, for a client with fewer', async () => {
    const queue = new RequestQueue(4, 1);
    const crowd = ['crowd', 'crowd', 'crowd', 'crowd'].map((client) => queue.enter(client));
    expect(queue.enter('crowd')).toBeUndefined();
    const one = queue.enter('one');
    expect(await states([...crowd, one])).toEqual([true, 'waits', 'waits', false, true]);
    expect(queue.enter('one')).toBeDefined();
    expect(await states(crowd)).toEqual([true, 'waits', false, false]);
    // Both have two places.
    expect(queue.enter('one')).toBeUndefined();
    // What has lost its place frees no other.
    crowd[3]?.leave();
    expect(queue.enter('one')).toBeUndefined();
    crowd[0]?.leave();
    expect(await states([queue.enter('other')])).toEqual([true]);
  });

  it('refuses when nobody waits who has more', async () => {
    const queue = new RequestQueue(2);
    await pass(queue, 'crowd');
    const leave = await pass(queue, 'crowd');
    expect(queue.enter('one')).toBeUndefined();
    leave();
    // Twice is once.
    leave();
    await pass(queue, 'one');
    expect(queue.enter('other')).toBeUndefined();
  });

  it('frees the place of a request that left while it waited', async () => {
    const queue = new RequestQueue(2, 1);
    await pass(queue, 'one');
    const second = queue.enter('one');
    second?.leave();
    expect(await second?.turn).toBe(false);
    await pass(queue, 'other');
  });

  it('leaves room for others, however many addresses of one network somebody has', async () => {
    const queue = new RequestQueue(8, 2, (client) => client.replace(/\d+$/, ''));
    const crowd = Array.from({ length: 8 }, (_, at) => queue.enter(`10.0.0.${at}`));
    // Nobody else takes theirs.
    expect(queue.enter('10.0.0.9')).toBeUndefined();
    const others = ['10.0.1.1', '10.0.1.2', '10.0.2.1'].map((client) => queue.enter(client));
    for (let begun = 0; begun < 5; begun++) await turn();
    expect(await states(others)).toEqual([true, true, true]);
    expect(await states(crowd)).toEqual([true, true, 'waits', 'waits', 'waits', false, false, false]);
    crowd[0]?.leave();
    expect(await states(crowd.slice(2, 4))).toEqual([true, 'waits']);
  });

  it('says for how long nothing has moved', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const queue = new RequestQueue(2);
    const leave = await pass(queue, 'one');
    await pass(queue, 'one');
    expect(queue.stuckMs).toBe(0);
    clock.mockReturnValue(4_000);
    expect(queue.enter('one')).toBeUndefined();
    expect(queue.stuckMs).toBe(3_000);
    leave();
    expect(queue.stuckMs).toBe(0);
    await pass(queue, 'one');
    expect(queue.stuckMs).toBe(0);
  });
});

describe('a network that is busy', () => {
  const crowdIn = (queue: RequestQueue, client = 'crowd') => {
    for (let count = 0; count < 30; count++) queue.note(client);
    const begun: number[] = [];
    const places = [1, 2, 3].map((name) => {
      const place = queue.enter(client);
      void place?.turn.then(() => begun.push(name));
      return place;
    });
    return { begun, places };
  };
  const turns = async () => {
    for (let count = 0; count < 10; count++) await turn();
  };
  const setClock = () => jest.spyOn(performance, 'now').mockReturnValue(1_000);
  /** Lets another network use the site at this time, and those that wait begin. */
  const until = async (queue: RequestQueue, now: ReturnType<typeof setClock>, ms: number) => {
    now.mockReturnValue(ms);
    queue.note('one');
    (await pass(queue, 'one'))();
    await turns();
  };

  it('has its share while nobody else uses the site', async () => {
    const queue = new RequestQueue(10, 3);
    const { begun } = crowdIn(queue);
    await turns();
    expect(begun).toEqual([1, 2, 3]);
    expect(queue.holdsBack('crowd')).toBe(false);
  });

  it('is held back with all that came before it was busy', async () => {
    const queue = new RequestQueue(10, 3);
    queue.note('one');
    const begun: number[] = [];
    for (const name of [1, 2, 3]) void queue.enter('crowd')?.turn.then(() => begun.push(name));
    for (let count = 0; count < 30; count++) queue.note('crowd');
    await turns();
    expect(begun).toEqual([1]);
  });

  it('is one whose requests take long, too', async () => {
    const now = setClock();
    const queue = new RequestQueue(10, 3);
    const ask = async (client: string, ms: number, each?: number) => {
      queue.note(client);
      const place = queue.enter(client, each);
      await place?.turn;
      now.mockReturnValue(performance.now() + ms);
      place?.leave();
    };
    for (let count = 0; count < 8; count++) await ask('hard', 200);
    queue.note('one');
    expect(queue.holdsBack('hard')).toBe(true);
    for (let count = 0; count < 8; count++) await ask('light', 20);
    expect(queue.holdsBack('light')).toBe(false);
    // What has a larger share mostly waits for others.
    for (let count = 0; count < 8; count++) await ask('waiting', 200, 9);
    expect(queue.holdsBack('waiting')).toBe(false);
  });

  it('begins one after the other when nothing of others is in progress, and is not locked out by them', async () => {
    const now = setClock();
    const queue = new RequestQueue(10, 3);
    queue.note('one');
    const { begun, places } = crowdIn(queue);
    const other = await pass(queue, 'one');
    await turns();
    expect(begun).toEqual([1]);
    expect([queue.holdsBack('crowd'), queue.holdsBack('one')]).toEqual([true, false]);
    places[0]?.leave();
    await turns();
    expect(begun).toEqual([1]);
    other();
    await turns();
    expect(begun).toEqual([1, 2]);
    const another = await pass(queue, 'one');
    places[1]?.leave();
    await turns();
    expect(begun).toEqual([1, 2]);
    // A quarter of a second later.
    now.mockReturnValue(1_300);
    another();
    queue.note('one');
    await pass(queue, 'one');
    await turns();
    expect(begun).toEqual([1, 2, 3]);
  });

  it('has a quarter of the time while others use the site, and rests for 750 ms at most', async () => {
    const now = setClock();
    const queue = new RequestQueue(10, 3);
    queue.note('one');
    const { begun, places } = crowdIn(queue);
    const at = async (ms: number) => until(queue, now, ms).then(() => begun.length);
    expect(await at(1_000)).toBe(1);
    now.mockReturnValue(1_040);
    places[0]?.leave();
    expect(await at(1_159)).toBe(1);
    expect(await at(1_160)).toBe(2);
    // One that takes long is one that waits for something else.
    now.mockReturnValue(1_560);
    places[1]?.leave();
    expect(await at(2_309)).toBe(2);
    expect(await at(2_310)).toBe(3);
  });

  it('shares that quarter with others that are busy, in turns of networks and not of their addresses', async () => {
    const now = setClock();
    const queue = new RequestQueue(10, 3, (client) => client.replace(/\d+$/, '/'));
    queue.note('one');
    const { begun, places } = crowdIn(queue, 'crowd');
    for (let count = 0; count < 30; count++) queue.note('addresses1');
    const order: string[] = [];
    const others = ['addresses1', 'addresses2', 'addresses3'].map((client) => {
      const place = queue.enter(client);
      void place?.turn.then(() => order.push(client));
      return place;
    });
    const at = async (ms: number) => until(queue, now, ms).then(() => [begun.length, order.length]);
    expect(await at(1_000)).toEqual([1, 0]);
    now.mockReturnValue(1_040);
    places[0]?.leave();
    expect(await at(1_159)).toEqual([1, 0]);
    expect(await at(1_160)).toEqual([1, 1]);
    now.mockReturnValue(1_200);
    others[0]?.leave();
    expect(await at(1_320)).toEqual([2, 1]);
    // One that takes long keeps no other network from its turn.
    expect(await at(1_569)).toEqual([2, 1]);
    expect(await at(1_570)).toEqual([2, 2]);
  });
});
