import { screen, within } from '@testing-library/react';
import { hrefOf } from '@/__tests__/support/on-screen';
import { renderWithRouter } from '@/__tests__/support/router';
import { aResult } from '@/__tests__/support/search';
import { ResultList } from '@/components/search/shown/ResultList';
import type { CourseMoment, Moment } from '@/lib/search/search.types';

const LESSON: Moment = {
  href: '/course/algorithms/13-lecture-13-dijkstra',
  lesson: 'Lecture 13: Dijkstra',
  seconds: 3120,
  marks: [[12, 20]],
};
const CHAPTER: CourseMoment = {
  href: '/course/graphs/1-graphs#t=760',
  lesson: 'Graphs',
  chapter: 'Dijkstra',
  start: 760,
  seconds: 36_000,
  marks: [[0, 8]],
  course: { id: 'graphs', title: 'Graph theory', provider: 'Some School', language: 'en' },
};

it('links to the lesson beside the link of the card, not within it', () => {
  renderWithRouter(<ResultList results={[aResult({ title: 'Algorithms', moment: LESSON })]} />);
  const link = screen.getByRole('link', { name: 'Lesson: Lecture 13: Dijkstra 52\u00a0min' });

  expect(link).toHaveAttribute('href', LESSON.href);
  expect(link.querySelector('mark')).toHaveTextContent('Dijkstra');
  expect(screen.getByRole('link', { name: 'Algorithms' })).not.toContainElement(link);
});

it('says on the card at which second the chapter of a lesson begins', () => {
  const { course: _course, ...moment } = CHAPTER;
  renderWithRouter(<ResultList results={[aResult({ moment })]} />);

  expect(hrefOf('Lesson: Graphs › Dijkstra from 12:40')).toBe('/course/graphs/1-graphs#t=760');
});

it('lists lessons with course, provider and time after the second course', () => {
  const results = ['one', 'two', 'three', 'four'].map((title) => aResult({ title }));
  renderWithRouter(<ResultList results={results} moments={[CHAPTER]} />);
  const region = screen.getByRole('region', { name: 'Lessons and moments' });

  expect(within(region).getByRole('link')).toHaveTextContent(
    'DijkstraGraphs · Graph theory · Some Schoolfrom 12:40',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'one',
    'two',
    'Lessons and moments',
    'three',
    'four',
  ]);
  expect(screen.getAllByRole('list').map((list) => list.getAttribute('start'))).toEqual(['1', null, '3']);
});
