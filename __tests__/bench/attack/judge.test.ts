import { type AttackResult, faultsOf, floorOf, latenciesOf, pooled, pressureOf } from '@/bench/attack/judge';

const felt = (ms: number, status = 200) => ({ kind: 'search', path: '/search/x', ms, status });
const calm: AttackResult = {
  name: 'x',
  seconds: 60,
  addresses: 1,
  lawful: false,
  requests: 1,
  statuses: new Map(),
  felt: [felt(10), felt(20)],
  growth: { memoryMB: 0, diskMB: 0, files: 0, cpuSeconds: 6 },
  quotas: { searches: { used: 0, daily: 100 }, units: { used: 0, daily: 10_000 } },
  wrong: [],
};
const SPENT = { ...calm.quotas, searches: { used: 11, daily: 100 } };
const FLOOR = floorOf({ ...calm, felt: [felt(10), felt(80)] });
const grown = (growth: Partial<AttackResult['growth']>) => ({ growth: { ...calm.growth, ...growth } });
const judge = (found: Partial<AttackResult>, floor = FLOOR) => [
  ...faultsOf({ ...calm, ...found }),
  ...pressureOf({ ...calm, ...found }, floor),
];

test('an attack that nobody felt is held', () => {
  expect(judge({})).toEqual([]);
  expect(judge({ felt: [felt(10), felt(160)] })).toEqual([]);
});

test.each<[string, Partial<AttackResult>, string]>([
  ['made others wait', { felt: [felt(10), felt(161)] }, "others' p99 is 161 ms, over 160 ms"],
  ['had others refused', { felt: [felt(10), felt(10, 503)] }, '1 requests of others were refused'],
  [
    'broke pages of others',
    { felt: [felt(10), felt(10, 500)] },
    '0 requests of others were refused and 1 failed',
  ],
  ['left nobody an answer', { felt: [] }, 'no visitor was answered'],
  ['used up what all share', { quotas: SPENT }, "11 of 100 searches of YouTube's day, over 10"],
  ['filled the memory', grown({ memoryMB: 351 }), '351 MB of memory'],
  ['filled the disk', grown({ diskMB: 65 }), '65 MB on the disk'],
  ['left files', grown({ files: 1_501 }), '1501 files'],
  [
    'cost more than it may',
    { lawful: true, felt: [], ...grown({ cpuSeconds: 9 }) },
    '9.0 s of a processor, over 7.5 s',
  ],
  ['brought about what must not happen', { wrong: ['a wrong page'] }, 'a wrong page'],
])('an attack that %s got over a line', (_what, overrides, fault) => {
  expect(judge(overrides).join()).toContain(fault);
});

test('an attack by lawful requests has no visitors', () => {
  expect(judge({ lawful: true, felt: [], ...grown({ cpuSeconds: 7 }) })).toEqual([]);
});

test('rounds without an attack are one floor', () => {
  const other = { ...calm, felt: [felt(30), felt(40)] };
  expect(floorOf(pooled(calm, other))).toMatchObject({ slowest: 40, isTimed: true });
});

test('what each client may is counted for each', () => {
  expect(judge({ addresses: 4, quotas: SPENT, ...grown({ files: 6_000 }) })).toEqual([]);
});

test('a wait that nobody feels is no fault, however short others are', () => {
  const quick = floorOf({ ...calm, felt: [felt(5), felt(9)] });
  expect(judge({ felt: [felt(5), felt(100)] }, quick)).toEqual([]);
  expect(judge({ felt: [felt(5), felt(101)] }, quick)).toHaveLength(1);
});

test('where times are not judged, a freeze still is', () => {
  const short = floorOf({ ...calm, seconds: 2 });
  expect(judge({ felt: [felt(10), felt(3_000)] }, short)).toEqual([]);
  expect(judge({ felt: [felt(20_000)] }, short).join()).toContain('waited 20000 ms');
});

test('where visitors are refused without an attack, only what no other program can cause is judged', () => {
  const busy = floorOf({ ...calm, felt: [felt(10), felt(10, 503)] });
  expect(judge({ felt: [felt(9_000), felt(10, 503)] }, busy)).toEqual([]);
  expect(judge({ felt: [], wrong: ['a wrong page'] }, busy)).toHaveLength(2);
});

test('waits are told by their middle, their hundredth and their longest', () => {
  const many = Array.from({ length: 200 }, (_, ms) => felt(ms));
  expect(latenciesOf(many)).toEqual({ p50: 100, p99: 198, slowest: 199 });
});
