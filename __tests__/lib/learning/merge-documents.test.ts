import { mergeActivity } from '@/lib/learning/merge-documents';

const DAY = { day: '2026-03-10', finishedBy: {} };

it('loses no seconds when another device wrote later but had read earlier', () => {
  const here = { ...DAY, devices: { laptop: 130 }, updatedAt: 1_000 };
  const there = { ...DAY, devices: { laptop: 100, phone: 50 }, updatedAt: 2_000 };

  expect(mergeActivity(here, there).devices).toEqual({ laptop: 130, phone: 50 });
  expect(mergeActivity(there, here)).toEqual(mergeActivity(here, there));
});
