import { describeUnsent } from '@/lib/learning/describe-unsent';

const lesson = (title: string) => ({ collection: 'watchHistory' as const, data: { title } });
const day = { collection: 'activityDays' as const, data: {} };

it('says nothing where nothing is unsent', () => {
  expect(describeUnsent([])).toEqual([]);
});

it('names each thing once, in words for people', () => {
  expect(
    describeUnsent([
      lesson('Hashing'),
      day,
      { collection: 'savedCourses', data: { title: 'Algorithms' } },
      { collection: 'savedCourses', data: { title: '' } },
      { collection: 'paths', data: { goal: 'data scientist' } },
      { collection: 'known', data: { name: 'Calculus' } },
      { collection: 'settings', data: {} },
    ]),
  ).toEqual([
    'Your progress in “Hashing”',
    'Your change to the course “Algorithms”',
    'Your change to a course',
    'Your plan “data scientist”',
    'That you know “Calculus”',
    'Your settings',
  ]);
});

it('counts what is too much to be named', () => {
  expect(describeUnsent(['1', '2', '3', '4'].map(lesson)).at(-1)).toBe('Your progress in 1 more lesson');
  expect(describeUnsent(['1', '2', '3', '4', '5'].map(lesson)).at(-1)).toBe(
    'Your progress in 2 more lessons',
  );
});

it('names the time of learning if no lesson stands for it', () => {
  expect(describeUnsent([day])).toEqual(['Time that you learned']);
});
