/** @jest-environment node */
import { type AttackResult, faultsOf, latenciesOf } from '@/bench/attack/judge';

const felt = (ms: number, status = 200) => ({ kind: 'search', path: '/search/x', ms, status });
const calm: AttackResult = {
  name: 'x',
  requests: 1,
  statuses: new Map(),
  felt: [felt(10), felt(20)],
  growth: { memoryMB: 0, diskMB: 0, files: 0 },
  quotas: { searches: { used: 0, daily: 100 }, units: { used: 0, daily: 10_000 } },
  wrong: [],
};
const SPENT = { ...calm.quotas, searches: { used: 11, daily: 100 } };
const FLOOR = { p50: 10, p99: 20, slowest: 30 };

test('an attack that nobody felt is held', () => {
  expect(faultsOf(calm, FLOOR)).toEqual([]);
});

test.each<[string, Partial<AttackResult>, string]>([
  ['made others wait', { felt: [felt(10), felt(271)] }, "others' p99 is 271 ms, over 270 ms"],
  ['had others refused', { felt: [felt(10), felt(10, 503)] }, '1 requests of others were refused'],
  [
    'broke pages of others',
    { felt: [felt(10), felt(10, 500)] },
    '0 requests of others were refused and 1 failed',
  ],
  ['left nobody an answer', { felt: [] }, 'no visitor was answered'],
  ['used up what all share', { quotas: SPENT }, "11 of 100 searches of YouTube's day, over 10"],
  ['filled the memory', { growth: { memoryMB: 351, diskMB: 0, files: 0 } }, '351 MB of memory'],
  ['filled the disk', { growth: { memoryMB: 0, diskMB: 65, files: 0 } }, '65 MB on the disk'],
  ['left files', { growth: { memoryMB: 0, diskMB: 0, files: 1_501 } }, '1501 files'],
  ['brought about what must not happen', { wrong: ['a wrong page'] }, 'a wrong page'],
])('an attack that %s got over a line', (_what, overrides, fault) => {
  expect(faultsOf({ ...calm, ...overrides }, FLOOR).join()).toContain(fault);
});

test('where times are not judged, a freeze still is', () => {
  const slow = { ...calm, felt: [felt(10), felt(3_000)] };
  expect(faultsOf(slow, undefined)).toEqual([]);
  expect(faultsOf({ ...calm, felt: [felt(20_000)] }, undefined).join()).toContain('waited 20000 ms');
});

test('waits are told by their middle, their hundredth and their longest', () => {
  const many = Array.from({ length: 200 }, (_, ms) => felt(ms));
  expect(latenciesOf(many)).toEqual({ p50: 100, p99: 198, slowest: 199 });
});
