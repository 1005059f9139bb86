import { screen, within } from '@testing-library/react';
import { renderWithRouter } from '@/__tests__/support/router';
import { CompareScreen } from '@/components/screens/CompareScreen';
import { toComparedCourse } from '@/lib/course/compared-course';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const TOPIC = { name: 'Python', subject: 'Programming' };
const one = toComparedCourse(
  aCourse({
    id: 'one',
    title: 'One',
    level: 'beginner',
    hours: 12,
    instructors: ['Ana Bell'],
    checkedAt: '2026-11-02',
  }),
  [TOPIC],
);
const two = toComparedCourse(
  aCourse({
    id: 'two',
    title: 'Zwei',
    language: 'de',
    kind: 'interactive',
    lessons: undefined,
    cost: 'audit',
  }),
);

const row = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('puts the facts of courses side by side, and says what is not stated', () => {
  renderWithRouter(<CompareScreen courses={[one, two]} leftOut={0} />);

  expect(screen.getByRole('link', { name: 'Zwei' })).toHaveAttribute('href', '/course/two');
  expect(row('Length')).toEqual(['12\u00a0h, or about 8 evenings of 90 minutes', 'Not stated']);
  expect(row('Lessons')).toEqual(['2', 'Not stated']);
  expect(row('Language')).toEqual(['English', 'German']);
  expect(row('Price')).toEqual(['Free', 'May be free']);
  expect(row('Teacher')).toEqual(['Ana Bell', 'Not stated']);
  expect(row('Last checked')).toEqual(['2 November 2026', 'Not stated']);
});

it('says of a length by a rule that it is about so long', () => {
  const estimate = { hours: 30, month: '2014-03', source: 'https://example.org/guide' };
  const three = toComparedCourse(aCourse({ id: 'three', lessons: undefined, weeks: 12, estimate }));
  renderWithRouter(<CompareScreen courses={[three, two]} leftOut={0} />);

  expect(row('Length')).toEqual(['about 30\u00a0h, or about 20 evenings of 90 minutes', 'Not stated']);
});

it('says that it is at least as long as is known of some lessons', () => {
  const lesson = aLesson({ seconds: undefined });
  const three = toComparedCourse(aCourse({ id: 'three', lessons: [lesson, lesson], leastHours: 10 }));
  renderWithRouter(<CompareScreen courses={[three, two]} leftOut={0} />);

  expect(row('Length')).toEqual(['at least 10\u00a0h', 'Not stated']);
  expect(screen.queryByRole('rowheader', { name: 'Workload' })).toBeNull();
});

it('says as its workload how long its parts elsewhere take at least', () => {
  const outline = [{ title: 'Sorting', minutes: 90 }, { title: 'Graphs' }];
  const three = toComparedCourse(aCourse({ id: 'three', lessons: undefined, outline }));
  renderWithRouter(<CompareScreen courses={[three, two]} leftOut={0} />);

  expect(row('Workload')).toEqual(['at least 1\u00a0h 30\u00a0min of study', 'Not stated']);
  expect(screen.queryByRole('rowheader', { name: 'Length' })).toBeNull();
});

it('says what one gets: problem sets, exams, a certificate', () => {
  const assets = [{ kind: 'problem-sets', solutions: true } as const, { kind: 'exams' } as const];
  const three = toComparedCourse(aCourse({ id: 'three', assets, certificate: 'paid' }));
  renderWithRouter(<CompareScreen courses={[three, two]} leftOut={0} />);

  expect(row('Comes with')).toEqual(['problem sets with solutions, exams', 'Not stated']);
  expect(row('Certificate')).toEqual(['For a fee', 'Not stated']);
});

it('says what is known of all: whether a course plays here, its format and its platform', () => {
  const hosted = { ...one, id: 'hosted', platform: 'edX' };
  renderWithRouter(<CompareScreen courses={[hosted, two]} leftOut={0} />);

  expect(row('Watch here')).toEqual(['Yes', 'No']);
  expect(row('Format')).toEqual(['Video series', 'Interactive']);
  expect(screen.queryByRole('rowheader', { name: 'Exercises' })).toBeNull();
  expect(row('Provider')).toEqual(['MIT OpenCourseWare', 'MIT OpenCourseWare']);
  expect(row('Platform')).toEqual(['edX', 'MIT OpenCourseWare']);
});

it('says what both cover, and what only one of them does', () => {
  const statistics = { ...one, id: 'a', topics: ['Statistics', 'Python'] };
  const python = { ...one, id: 'b', topics: ['Python'] };
  const view = renderWithRouter(<CompareScreen courses={[statistics, python]} leftOut={0} />);
  expect(row('Only here')).toEqual(['Statistics', 'Nothing else']);
  expect(row('Covered by both')).toEqual(['Python', 'Python']);
  expect(screen.queryByRole('rowheader', { name: 'Topics' })).toBeNull();
  view.unmount();

  const same = renderWithRouter(<CompareScreen courses={[python, { ...python, id: 'c' }]} leftOut={0} />);
  expect(screen.queryByRole('rowheader', { name: 'Only here' })).toBeNull();
  same.unmount();

  renderWithRouter(<CompareScreen courses={[statistics, { ...python, topics: ['Go'] }]} leftOut={0} />);
  expect(row('Topics')).toEqual(['Statistics, Python', 'Go']);
});

it('counts the parts of a course whose lessons are elsewhere', () => {
  const parts = { ...two, id: 'parts', partCount: 14 };
  renderWithRouter(<CompareScreen courses={[one, parts]} leftOut={0} />);
  expect(row('Lessons')).toEqual(['2', '14 parts']);
});

it('begins with what tells the courses apart, after the ways to start and to save them', () => {
  renderWithRouter(<CompareScreen courses={[one, two]} leftOut={0} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names.indexOf('Provider')).toBeGreaterThan(names.indexOf('Watch here'));
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/course\/one\/1-/),
  );
  expect(screen.getByRole('link', { name: /^Go to MIT OpenCourseWare/ })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(2);
});

it('leaves out what is known of none', () => {
  renderWithRouter(<CompareScreen courses={[two, { ...two, id: 'three' }]} leftOut={0} />);

  expect(screen.queryByRole('rowheader', { name: 'Lessons' })).toBeNull();
  expect(screen.queryByRole('rowheader', { name: 'Year' })).toBeNull();
});

it('takes a course out by a link, and says how to begin and what is left out', () => {
  renderWithRouter(<CompareScreen courses={[one, two]} leftOut={2} />);
  expect(screen.getByRole('link', { name: 'Remove One' })).toHaveAttribute('href', '/compare?courses=two');
  expect(screen.getByText(/^We left out 2 courses\./)).toBeVisible();
  expect(screen.queryByText(/^Search for something/)).toBeNull();
});
