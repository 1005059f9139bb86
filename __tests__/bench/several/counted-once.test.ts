import { faultsOfSpending } from '@/bench/several/counted-once';

const spent = { accepted: 300, refused: 60, each: [160, 140] as [number, number], faults: [] };

test('a client that both servers gave its minute, and no more, was counted once', () => {
  expect(faultsOfSpending(spent, 300)).toEqual([]);
});

test.each<[string, Partial<typeof spent>, string]>([
  ['each server counted for itself', { accepted: 360 }, '360 searches of one client were answered, not 300'],
  ['one server took no part', { each: [300, 0] }, 'one server answered only 0 of them'],
])('it is told when %s', (_what, overrides, fault) => {
  expect(faultsOfSpending({ ...spent, ...overrides }, 300)).toEqual([fault]);
});
