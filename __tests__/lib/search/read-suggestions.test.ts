import { readSuggestions } from '@/lib/search/read-suggestions';

const topic = { kind: 'topic', text: 'Python', href: '/search/python' };

it('reads what the endpoint answers', () => {
  expect(readSuggestions({ suggestions: [topic] })).toEqual([topic]);
});

it.each([[undefined], [null], ['x'], [[]], [{}], [{ suggestions: 'x' }], [{ suggestions: null }]])(
  'reads %j as none',
  (answer) => {
    expect(readSuggestions(answer)).toEqual([]);
  },
);

it.each([
  ['an unknown kind', { ...topic, kind: 'toString' }],
  ['a blank text', { ...topic, text: ' ' }],
  ['another site', { ...topic, href: '//evil.example' }],
  ['another site written with a backslash', { ...topic, href: '/\\evil.example' }],
  ['a script', { ...topic, href: 'javascript:alert(1)' }],
  ['no object', 7],
])('leaves out a suggestion with %s', (_name, wrong) => {
  expect(readSuggestions({ suggestions: [wrong, topic] })).toEqual([topic]);
});

it('shows eight at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...topic, href: `/course/${index}` }));
  expect(readSuggestions({ suggestions: many })).toHaveLength(8);
});
