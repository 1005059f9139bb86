import { setTimeout as wait } from 'node:timers/promises';
import { SingleFlight } from '@/lib/server/single-flight';
import { createCircuitBreaker } from '@/lib/sources/server/source/circuit-breaker';
import { queryKey } from '@/lib/sources/server/source/live-source';
import { SourceError } from '@/lib/sources/server/source/source-error';

const down = async () => {
  throw new SourceError({ kind: 'down' }, 'test');
};

describe('a circuit breaker', () => {
  const OPTIONS = { deadlineMs: 1_000 };

  it('closes after three failures, lets one through after the pause and opens when it succeeds', async () => {
    const breaker = createCircuitBreaker(2, { first: 80, longest: 80 });
    for (let failure = 0; failure < 3; failure++)
      await expect(breaker.run(down, OPTIONS)).rejects.toThrow('test');
    expect(breaker.isPaused()).toBe(true);
    const work = jest.fn(async () => 'fine');
    await expect(breaker.run(work, OPTIONS)).rejects.toThrow('left alone');
    expect(work).not.toHaveBeenCalled();

    await wait(120);
    await expect(breaker.run(work, OPTIONS)).resolves.toBe('fine');
    expect(breaker.isPaused()).toBe(false);
  });

  it('does not close because a source refuses, has nothing left or a visitor leaves', async () => {
    const breaker = createCircuitBreaker(2);
    for (const kind of ['refused', 'over-quota', 'gone', 'refused'] as const) {
      const refuse = async () => {
        throw new SourceError({ kind }, 'test');
      };
      await expect(breaker.run(refuse, OPTIONS)).rejects.toThrow('test');
    }
    for (let visitor = 0; visitor < 4; visitor++) {
      await expect(
        breaker.run(() => wait(500), { ...OPTIONS, signal: AbortSignal.timeout(10) }),
      ).rejects.toThrow();
    }

    expect(breaker.isPaused()).toBe(false);
  });

  it('lets no more through at once than it may', async () => {
    const breaker = createCircuitBreaker(2);
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        breaker.run(async () => {
          most = Math.max(most, ++inside);
          await wait(10);
          inside--;
        }, OPTIONS),
      ),
    );

    expect(most).toBe(2);
  });

  it('turns away what would wait too long', async () => {
    const breaker = createCircuitBreaker(1);
    const crowd = Array.from({ length: 15 }, () =>
      breaker.run(() => wait(20), OPTIONS).then(() => 'in', String),
    );
    const outcomes = await Promise.all(crowd);

    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(11);
    expect(outcomes.find((outcome) => outcome !== 'in')).toContain('too many at once');
  });

  it('does not blame a source for the time that work waited here', async () => {
    const breaker = createCircuitBreaker(1);
    const first = breaker.run(() => wait(400), OPTIONS);
    const hang = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const late = Array.from({ length: 5 }, () => breaker.run(hang, { deadlineMs: 500 }));

    for (const run of await Promise.allSettled(late)) {
      expect(run).toMatchObject({ status: 'rejected', reason: { failure: { kind: 'slow' } } });
    }
    await first;
    expect(breaker.isPaused()).toBe(false);
  });

  it('ends work at its deadline, and the wait for a place too', async () => {
    const breaker = createCircuitBreaker(1);
    const aborted: boolean[] = [];
    const hang = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => {
          aborted.push(true);
          resolve();
        });
      });
    const both = [breaker.run(hang, { deadlineMs: 60 }), breaker.run(hang, { deadlineMs: 30 })];

    for (const run of await Promise.allSettled(both)) {
      expect(run).toMatchObject({ status: 'rejected', reason: { failure: { kind: 'slow' } } });
    }
    expect(aborted).toEqual([true]);
  });
});

describe('a single flight', () => {
  it('does for many what it does for one', async () => {
    const flights = new SingleFlight<number>();
    const work = jest.fn(async () => {
      await wait(20);
      return 7;
    });

    await expect(Promise.all([1, 2, 3].map(() => flights.join('a', work)))).resolves.toEqual([7, 7, 7]);
    await flights.join('a', work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('goes on for who stays and stops when the last has left', async () => {
    const flights = new SingleFlight<string>();
    const stopped = jest.fn();
    const work = async (signal: AbortSignal) => {
      signal.addEventListener('abort', stopped);
      await wait(60);
      return 'done';
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const one = flights.join('a', work, first.signal);
    const two = flights.join('a', work, second.signal);
    first.abort();
    await expect(one).rejects.toThrow();
    await expect(two).resolves.toBe('done');
    expect(stopped).not.toHaveBeenCalled();

    const three = flights.join('a', work, second.signal);
    second.abort();
    await expect(three).rejects.toThrow();
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

it('takes spellings of one search for one, and tells nobody what it was', () => {
  expect(queryKey('  Linear\tALGEBRA ')).toBe(queryKey('linear algebra'));
  expect(queryKey('Café')).toBe(queryKey('cafe\u0301'));
  expect(queryKey('linear algebra')).not.toContain('linear');
});
