import { AppError } from '@/lib/errors';
import { loadCompare } from '@/lib/screens/server/load-compare';
import type { CourseLookup } from '@/lib/search/server/search-engine.types';
import { aCourse } from '@/scripts/fakes/course';

const TOPIC = { slug: 'python', name: 'Python', subject: 'Programming', count: 9 };
const known = new Map(['a', 'b', 'c', 'd', 'e'].map((id) => [id, aCourse({ id, title: `Course ${id}` })]));

const findCourse = async (id: string): Promise<CourseLookup> => {
  if (id === 'old') return { kind: 'moved', id: 'a' };
  const course = known.get(id);
  return course ? { kind: 'found', course, topics: [TOPIC], related: [] } : { kind: 'missing' };
};
const recall = async (id: string) => (id === 'youtube-live' ? aCourse({ id, title: 'Live' }) : undefined);
const load = (courses?: string | string[]) =>
  loadCompare({ catalog: { findCourse }, recall }, { parameters: { courses } });

async function shown(courses: string) {
  const outcome = await load(courses);
  if (outcome.kind !== 'found' || 'unavailable' in outcome.props) throw new Error(outcome.kind);
  const { courses: found, leftOut } = outcome.props;
  return [found.map(({ title }) => title), leftOut];
}

it.each([
  ['a,b', ['Course a', 'Course b'], 0],
  ['b,a,b', ['Course b', 'Course a'], 0],
  ['old,b', ['Course a', 'Course b'], 0],
  ['a,youtube-live', ['Course a', 'Live'], 0],
  ['a,none', ['Course a'], 1],
  ['a,b,c,d,e', ['Course a', 'Course b', 'Course c', 'Course d'], 1],
  ['../etc/passwd,<b>', [], 0],
])('shows for %s', async (courses, titles, leftOut) => {
  expect(await shown(courses)).toEqual([titles, leftOut]);
});

it('leads from what a form sends to the one address of the table', async () => {
  expect(await load(['a', 'b', 'a'])).toEqual({ kind: 'redirect', to: '/compare?courses=a,b', status: 303 });
});

it('is the same for everybody and not for search engines', async () => {
  expect(await load()).toEqual({
    kind: 'found',
    props: { courses: [], leftOut: 0 },
    indexed: false,
    settled: true,
  });
});

it('says so where the catalogue is unavailable', async () => {
  const away = () => Promise.reject(new AppError('search/unavailable'));
  const outcome = await loadCompare(
    { catalog: { findCourse: away }, recall },
    { parameters: { courses: 'a' } },
  );

  expect(outcome).toMatchObject({ kind: 'unavailable', props: { unavailable: true } });
});
