/** @jest-environment node */

import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/server/search/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'python', name: 'Python', subject: 'Programming', aliases: [] },
  { slug: 'music', name: 'Music', subject: 'Arts', aliases: [] },
];
const COURSES = [
  aCourse({ id: 'best', title: 'Python A', level: 'beginner', hours: 10, popularity: 0.9 }),
  aCourse({
    id: 'short',
    title: 'Python B',
    level: 'beginner',
    hours: 1,
    popularity: 0.8,
    provider: 'Other',
  }),
  aCourse({ id: 'long', title: 'Python C', level: 'advanced', hours: 90, popularity: 0.7, cost: 'paid' }),
  aCourse({ id: 'unknown', title: 'Python D', lessons: undefined, popularity: 0.6 }),
  aCourse({ id: 'spanish', title: 'Python en serio', language: 'es', hours: 5, popularity: 0.5 }),
  aCourse({ id: 'spanish-2', title: 'Python para todos', language: 'es', hours: 6, popularity: 0.4 }),
  aCourse({ id: 'song', title: 'Python songs', topics: ['music'], popularity: 0.3 }),
];

const opened = engineOver(COURSES, TOPICS);

const ids = (cards: { id: string }[] = []) => cards.map(({ id }) => id);

describe('the summary of a search', () => {
  it('counts what is there', () => {
    const summary = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(summary).toMatchObject({ courses: 6, free: 5, providers: 2, withLength: 5 });
    expect(summary.languages).toEqual([
      { language: 'en', count: 4 },
      { language: 'es', count: 2 },
    ]);
  });

  it('has where to start at each level, in the order of the results', () => {
    const { levels } = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(levels.map(({ level, count, cards }) => [level, count, ids(cards)])).toEqual([
      ['beginner', 2, ['best', 'short']],
      ['advanced', 1, ['long']],
    ]);
  });

  it('has the shortest and the longest of those whose length is known', () => {
    const { shortest, longest } = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(ids(shortest)).toEqual(['short', 'spanish', 'spanish-2']);
    expect(ids(longest)).toEqual(['long', 'best', 'spanish-2']);
  });

  it('has one course of each other language', () => {
    const { inOtherLanguages } = opened.engine.summarise(aSearch('python', { topic: 'python' }));
    expect(inOtherLanguages).toHaveLength(1);
    expect(['spanish', 'spanish-2']).toContain(inOtherLanguages[0]?.id);
  });

  it('speaks only of courses that have all of the words', () => {
    expect(opened.engine.summarise(aSearch('python zzqxjwv')).courses).toBe(0);
  });
});

describe('courses with a known day', () => {
  it('are listed with the day on which they last changed', async () => {
    const dated = await aCatalogFolder([
      aCourse({ id: 'a', addedAt: '2026-01-01', checkedAt: '2026-02-02', popularity: 0.9 }),
      aCourse({ id: 'b', addedAt: '2026-03-03', popularity: 0.8 }),
      aCourse({ id: 'c', popularity: 0.7 }),
    ]);
    const opened = openEngine(dated.file);
    try {
      expect(opened.listDated(0, 10)).toEqual([
        { id: 'a', changed: '2026-02-02' },
        { id: 'b', changed: '2026-03-03' },
        { id: 'c' },
      ]);
      expect(ids(opened.listAdded(undefined, 10))).toEqual(['b', 'a']);
    } finally {
      opened.close();
      await dated.remove();
    }
  });
});
