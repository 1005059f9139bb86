import { arrangeRelated } from '@/lib/course/course-view';
import { aCard } from '@/scripts/fakes/course';

const course = aCard({ id: 'own', level: 'intermediate', provider: 'MIT' });
const titles = (cards: { title: string }[]) => cards.map(({ title }) => title);

it('tells easier, harder and equal courses on the topic from the rest', () => {
  const related = [
    aCard({ title: 'easy', level: 'beginner' }),
    aCard({ title: 'hard', level: 'advanced' }),
    aCard({ title: 'rival', level: 'intermediate', provider: 'ETH' }),
    aCard({ title: 'sibling', level: 'intermediate', provider: 'MIT' }),
    aCard({ title: 'elsewhere', level: 'advanced', topic: 'Java' }),
    aCard({ title: 'difícil', level: 'advanced', language: 'es' }),
    aCard({ title: 'unknown', level: undefined }),
  ];
  const { before, next, others, similar } = arrangeRelated(course, related);

  expect([titles(before), titles(next), titles(others)]).toEqual([['easy'], ['hard'], ['rival']]);
  expect(titles(similar)).toEqual(['sibling', 'elsewhere', 'difícil', 'unknown']);
});

it('shows none twice, and few of each', () => {
  const related = Array.from({ length: 24 }, (_, at) => aCard({ level: at < 12 ? 'advanced' : 'beginner' }));
  const groups = Object.values(arrangeRelated(course, related));

  expect(groups.map(({ length }) => length)).toEqual([3, 3, 0, 8]);
  expect(new Set(groups.flat()).size).toBe(14);
});

it('calls nothing easier or harder where the level is unknown', () => {
  const { before, next } = arrangeRelated({ ...course, level: undefined }, [aCard({ level: 'advanced' })]);

  expect([before, next]).toEqual([[], []]);
});
