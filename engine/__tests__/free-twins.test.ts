import { engineOver } from '@/__tests__/support/engine-over';
import { aCourse } from '@/scripts/fakes/course';

const course = (id: string, title: string, more: object = {}) =>
  aCourse({ id, title, provider: id, topics: ['machine-learning', 'python'], level: 'beginner', ...more });

const paid = course('paid', 'Machine Learning Specialization', {
  cost: 'preview',
  provider: 'Example University',
});
const COURSES = [
  paid,
  course('same', 'Introduction to Machine Learning'),
  course('half', 'Machine Learning 101', { topics: ['machine-learning'] }),
  course('unstated', 'Machine learning', { level: undefined }),
  course('fourth', 'The basics of machine learning', { topics: ['machine-learning'], level: undefined }),
  course('harder', 'Machine Learning', { level: 'advanced' }),
  course('spanish', 'Machine Learning', { language: 'es' }),
  course('costs', 'Machine Learning', { cost: 'paid' }),
  course('narrower', 'Machine Learning for Physicists, Chemists and Doctors in Hospitals'),
  course('another', 'Pandas'),
  course('elsewhere', 'Machine Learning', { topics: ['biology', 'machine-learning'] }),
  course('lonely', 'Knitting', { cost: 'paid', topics: ['knitting'] }),
];

const opened = engineOver(COURSES);

it('finds up to three free courses on the same, at its level and in its language, and says how much they share', () => {
  const twinsOf = (id: string) => {
    const found = opened.engine.findCourse(id);
    return 'twins' in found ? found.twins?.map(({ card, shared, of }) => [card.id, shared, of]) : undefined;
  };
  expect(twinsOf('paid')).toEqual([
    ['same', 2, 2],
    ['unstated', 2, 2],
    ['half', 1, 2],
  ]);
  expect(twinsOf('lonely')).toEqual([]);
  expect(twinsOf('same')).toBeUndefined();
});
