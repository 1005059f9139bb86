import { forAllTests } from '@/__tests__/support/fixtures';
import { isLongRun } from '@/__tests__/support/long-run';
import { until } from '@/__tests__/support/until';
import { courseSchema } from '@/lib/course/course.schema';
import { log } from '@/lib/server/log';
import { createMemoryStore } from '@/lib/sources/server/cache/cache-store';
import { SOURCES } from '@/lib/sources/server/registry';
import { type Fault, startContractServer } from '@/scripts/fakes/contract-server';
import { aLiveSource, fixtureOf } from '@/scripts/fakes/live-sources';

const FAULTS: [Fault, string][] = [
  ['slow', 'slow'],
  ['down', 'down'],
  ['cut', 'down'],
  ['redirect', 'down'],
  ['huge', 'malformed'],
  ['malformed', 'malformed'],
  ['html', 'malformed'],
];

const server = forAllTests(startContractServer);

/** One source alone if it is named. */
const wanted = SOURCES.map(({ id }) => id).filter((id) => id === (process.env.CONTRACTS_OF ?? id));
/** What follows from code that all sources share is tried with the first of them; in `.ci/long` with each. */
const some = wanted.slice(0, isLongRun ? undefined : 1);

describe.each(wanted)('%s', (id) => {
  const { play, known, unknown, empty, gone = { status: 404, body: {} } } = fixtureOf(id);

  it('finds courses that fit our schema and carry the source in their id', async () => {
    server.play(id, play);

    const answer = await aLiveSource(id, server).search('linear algebra');

    expect(answer).toMatchObject({ kind: 'found' });
    const hits = answer.kind === 'found' ? answer.hits : [];
    expect(hits.length).toBeGreaterThan(0);
    for (const { course } of hits) {
      expect(courseSchema.parse(course)).toEqual(course);
      expect(course).toMatchObject({ source: id, id: expect.stringMatching(new RegExp(`^${id}-`)) });
      expect(JSON.stringify(course)).not.toMatch(/<\w+|&amp;/);
    }
  });

  it('finds a course by its id, with its lessons', async () => {
    server.play(id, play);

    const answer = await aLiveSource(id, server).getCourse(known);

    expect(answer).toMatchObject({ kind: 'found' });
    const course = answer.kind === 'found' ? answer.course : undefined;
    expect(courseSchema.parse(course)).toEqual(course);
    expect(course?.lessons?.length).toBeGreaterThan(0);
  });

  it('says gone for a course that the source does not have', async () => {
    server.play(id, play);

    await expect(aLiveSource(id, server).getCourse(unknown)).resolves.toEqual({ kind: 'gone' });
  });

  it('remembers what a course was called that is gone now', async () => {
    let time = Date.now();
    server.play(id, play);
    const source = aLiveSource(id, server, { now: () => time });
    await source.getCourse(known);
    server.play(id, () => gone);
    time += 2 * 24 * 3_600_000;

    await expect(source.getCourse(known)).resolves.toEqual({
      kind: 'gone',
      title: expect.any(String),
    });
  });

  it('says gone without a request for what cannot be an id', async () => {
    await expect(aLiveSource(id, server).getCourse('../../etc/passwd?x=1')).resolves.toEqual({
      kind: 'gone',
    });
    expect(server.requests).toHaveLength(0);
  });

  it('takes an empty answer for one', async () => {
    server.play(id, () => ({ body: empty }));

    await expect(aLiveSource(id, server).search('xyzzy')).resolves.toEqual({
      kind: 'found',
      hits: [],
    });
  });

  it.each(FAULTS)('survives a server that is %s, and says %s', async (fault, expected) => {
    server.play(id, fault);
    const source = aLiveSource(id, server, { deadlineMs: fault === 'slow' ? 150 : 3_000 });

    await expect(source.search('linear algebra')).resolves.toEqual({ kind: 'unavailable', fault: expected });
    await expect(source.getCourse(known)).resolves.toEqual({ kind: 'unavailable', fault: expected });
  });
});

describe.each(some)('%s, like all sources,', (id) => {
  const { play, known, unknown, empty } = fixtureOf(id);

  it('asks again for what nobody had only after an hour', async () => {
    let time = Date.now();
    server.play(id, (request) =>
      request.path.includes(unknown) || request.params.toString().includes(unknown)
        ? play(request)
        : { body: empty },
    );
    const source = aLiveSource(id, server, { now: () => time });
    const ask = async () => {
      const before = server.requests.length;
      await source.search('xyzzy');
      const searched = server.requests.length;
      await expect(source.getCourse(unknown)).resolves.toEqual({ kind: 'gone' });
      return [searched - before > 0, server.requests.length - searched > 0];
    };

    await expect(ask()).resolves.toEqual([true, true]);
    time += 59 * 60_000;
    await expect(ask()).resolves.toEqual([false, false]);
    time += 2 * 60_000;
    await expect(ask()).resolves.toEqual([true, true]);
  });

  it('rests after a 429 as long as it is asked to', async () => {
    let time = Date.parse('2026-11-21T12:00:00Z');
    server.play(id, () => ({ status: 429, body: {}, headers: { 'retry-after': '30' } }));
    const source = aLiveSource(id, server, { now: () => time });

    await expect(source.search('a')).resolves.toEqual({ kind: 'unavailable', fault: 'over-quota' });
    server.reset();
    server.play(id, play);
    await expect(source.search('b')).resolves.toEqual({ kind: 'unavailable', fault: 'over-quota' });
    expect(server.requests).toHaveLength(0);
    time += 31_000;
    await expect(source.search('b')).resolves.toMatchObject({ kind: 'found' });
  });

  it('leaves a source alone that refuses us, and tells the operator once', async () => {
    const said = jest.spyOn(log, 'error').mockImplementation();
    let time = Date.now();
    server.play(id, () => ({ status: 403, body: {} }));
    const source = aLiveSource(id, server, { now: () => time });

    await expect(source.search('a')).resolves.toEqual({ kind: 'unavailable', fault: 'refused' });
    const before = server.requests.length;
    await expect(source.search('b')).resolves.toEqual({ kind: 'unavailable', fault: 'refused' });
    expect(server.requests).toHaveLength(before);
    await expect(source.status()).resolves.toMatchObject({ state: 'resting', fault: 'refused' });
    expect(said).toHaveBeenCalledTimes(1);

    server.play(id, play);
    time += 16 * 60_000;
    await expect(source.search('b')).resolves.toMatchObject({ kind: 'found' });
    said.mockRestore();
  });

  it('tells the operator what cannot be read, once an hour', async () => {
    const said = jest.spyOn(log, 'warn').mockImplementation();
    let time = Date.now();
    server.play(id, 'malformed');
    const source = aLiveSource(id, server, { now: () => time });

    await source.search('a');
    await source.search('b');
    expect(said.mock.calls).toEqual([
      [{ source: id, reason: expect.stringMatching(/^malformed: ./) }, expect.any(String)],
    ]);
    time += 61 * 60_000;
    await source.search('c');
    expect(said).toHaveBeenCalledTimes(2);
    said.mockRestore();
  });

  it('tries once more after a 503, and no third time', async () => {
    let calls = 0;
    server.play(id, (request) => {
      calls++;
      return calls === 1 ? 'down' : play(request);
    });
    await expect(aLiveSource(id, server).search('a')).resolves.toMatchObject({ kind: 'found' });

    server.reset();
    server.play(id, 'down');
    await aLiveSource(id, server).search('a');
    expect(server.requests).toHaveLength(2);
  });

  it('serves what it kept while the source is down, and no longer than its terms allow', async () => {
    let time = Date.parse('2026-11-01T12:00:00Z');
    const store = createMemoryStore();
    server.play(id, play);
    const source = aLiveSource(id, server, { store, now: () => time });
    await source.search('linear algebra');
    await source.getCourse(known);

    server.play(id, 'down');
    await expect(source.cachedCourse(known)).resolves.toMatchObject({ source: id });
    time += 3 * 24 * 3_600_000;
    await expect(source.search('Linear  ALGEBRA ')).resolves.toMatchObject({ kind: 'found' });
    await expect(source.getCourse(known)).resolves.toMatchObject({ kind: 'found' });

    time += 27 * 24 * 3_600_000;
    await expect(source.search('linear algebra')).resolves.toMatchObject({ kind: 'unavailable' });
    await expect(source.getCourse(known)).resolves.toMatchObject({ kind: 'unavailable' });
  });

  it('names itself and its operator in every request', async () => {
    server.play(id, play);
    await aLiveSource(id, server).search('linear algebra');

    expect(server.requests).not.toHaveLength(0);
    for (const { headers } of server.requests) {
      expect(headers['user-agent']).toBe('Polymath/1.0 (+https://polymath.example; test@polymath.example)');
    }
  });

  it('stops its requests when nobody waits for them any more', async () => {
    server.play(id, 'slow');
    const controller = new AbortController();
    const source = aLiveSource(id, server);
    const both = [
      source.search('a', { signal: controller.signal }),
      source.search('a', { signal: controller.signal }),
    ];
    const ended = Promise.allSettled(both);
    await until(() => server.requests.length > 0);
    controller.abort();

    for (const end of await ended)
      expect(end).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
    expect(server.requests).toHaveLength(1);
  });
});
