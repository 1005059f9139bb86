import { planCalendar } from '@/lib/guide/server/plan-calendar';
import { readCalendarRequest } from '@/lib/guide/server/request/read-calendar-request';
import type { CourseLookup } from '@/lib/search/server/search-engine.types';
import { aCourse } from '@/scripts/fakes/course';

const catalog = {
  overview: async () => ({ usualHours: {} }),
  findCourse: async (id: string): Promise<CourseLookup> => {
    if (id === 'old-git') return { kind: 'moved', id: 'git' };
    if (id !== 'git' && id !== 'sql') return { kind: 'missing' };
    const hours = id === 'git' ? { hours: 4 } : { lessons: undefined };
    const course = aCourse({ id, title: `About ${id}`, provider: 'A school', ...hours } as Parameters<
      typeof aCourse
    >[0]);
    return { kind: 'found', course, topics: [], related: [] };
  },
};
const NOW = new Date('2026-11-22T10:00:00Z');
const ask = (given: Record<string, unknown>) => planCalendar(catalog, readCalendarRequest(given), NOW);
const valuesOf = (file: string, name: string) =>
  [...file.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);

it('puts the courses that the page showed on the chosen evenings', async () => {
  const file = await ask({
    goal: 'git',
    hours: '4',
    course: ['git', 'sql'],
    day: ['TH', 'TU'],
    time: '20:00',
    start: '2026-12-01',
  });
  expect(valuesOf(file, 'SUMMARY')).toEqual(['About git', 'About sql']);
  expect(valuesOf(file, 'DTSTART')).toEqual(['20261201T200000', '20261208T200000']);
  expect(valuesOf(file, 'RRULE')).toEqual(['FREQ=WEEKLY;COUNT=2;BYDAY=TU,TH']);
  expect(valuesOf(file, 'URL')).toEqual([
    'http://localhost:3000/course/git',
    'http://localhost:3000/course/sql',
  ]);
  expect(valuesOf(file, 'DESCRIPTION')[1]).toContain('do not know how long');
  expect(valuesOf(file, 'X-WR-CALNAME')).toEqual(['Plan: git']);
});

it('replaces the evenings of a course that are in the calendar by others', async () => {
  const [before, after] = await Promise.all([
    ask({ goal: 'git', course: 'git', day: ['TU', 'TH'] }),
    planCalendar(
      catalog,
      readCalendarRequest({ goal: 'git', course: 'git', day: 'SA' }),
      new Date(+NOW + 60_000),
    ),
  ]);
  expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'));
  expect(Number(valuesOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(valuesOf(before, 'SEQUENCE')));
});

it('begins after today on usual evenings where nothing else is chosen, as an empty form says', async () => {
  const file = await ask({ goal: 'git', course: 'old-git', start: '', language: '' });
  expect(valuesOf(file, 'DTSTART')).toEqual(['20261124T190000']);
});

it('leaves out courses that are not there, and is none without any', async () => {
  expect(valuesOf(await ask({ goal: 'git', course: ['gone', 'git'] }), 'SUMMARY')).toEqual(['About git']);
  await expect(ask({ goal: 'git', course: 'gone' })).rejects.toMatchObject({ code: 'request/not-found' });
});

it.each([
  {},
  { goal: 'git' },
  { course: 'git' },
  { goal: 'git', course: 'git', day: 'someday' },
  { goal: 'git', course: 'git', time: '25:00' },
  { goal: 'git', course: 'git', start: '2026-02-31' },
  { goal: 'git', course: 'git', hours: '-1' },
  { goal: 'git', course: Array.from({ length: 28 }, (_, n) => `c${n}`) },
])('refuses %j', (given) => {
  expect(() => readCalendarRequest(given)).toThrow(expect.objectContaining({ code: 'request/invalid' }));
});
