type Clock = typeof import('@/lib/learning/browser/sync/server-clock');

/** A page of its own, whose server says that time; undefined: it does not answer. */
function openPage(serverTime: () => number | undefined) {
  const ask = jest.fn(async () => {
    const now = serverTime();
    if (now === undefined) throw new TypeError('Failed to fetch');
    return { headers: new Headers({ Date: new Date(now).toUTCString() }) };
  });
  Object.assign(globalThis, { fetch: ask });
  let clock: Clock | undefined;
  jest.isolateModules(() => {
    clock = jest.requireActual('@/lib/learning/browser/sync/server-clock');
  });
  return { ...(clock as Clock), ask };
}

const DAY = 86_400_000;
const near = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(2_000);

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-10T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('believes a clock that is right, to the millisecond', async () => {
  const { readServerClock, serverNow } = openPage(() => Date.now() + 20_000);
  expect(await readServerClock()).toBe(false);
  expect(serverNow()).toBe(Date.now());
});

it('corrects a clock that is days ahead, and asks once', async () => {
  const { readServerClock, serverNow, ask } = openPage(() => Date.now() - 10 * DAY);
  expect(await readServerClock()).toBe(true);
  near(serverNow(), Date.now() - 10 * DAY);
  await readServerClock();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again when somebody sets the clock', async () => {
  let ahead = 10 * DAY;
  const { readServerClock, serverNow } = openPage(() => Date.now() - ahead);
  await readServerClock();
  ahead = 0;
  jest.setSystemTime(Date.now() - 10 * DAY);
  near(serverNow(), Date.now());
  expect(await readServerClock()).toBe(false);
});

it('goes on where the clock is set back and the server does not answer', async () => {
  const right = Date.now();
  let isOnline = true;
  const { readServerClock, serverNow, knownServerTime } = openPage(() => (isOnline ? right : undefined));
  await readServerClock();
  isOnline = false;
  jest.setSystemTime(right - 3 * DAY);
  await readServerClock();
  near(serverNow(), right);
  expect(knownServerTime()).toBe(serverNow());
  // A machine that slept, or a clock that was set forward.
  jest.setSystemTime(right + DAY);
  expect(knownServerTime()).toBeUndefined();
  expect(serverNow()).toBe(right + DAY);
});

it('believes the device where the server does not answer', async () => {
  const { readServerClock, serverNow } = openPage(() => undefined);
  expect(await readServerClock()).toBe(false);
  expect(serverNow()).toBe(Date.now());
});
