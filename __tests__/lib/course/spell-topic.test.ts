import { spellTopic } from '@/lib/course/spell-topic';

const NAMES = [
  'UX/UI design',
  'SQL',
  'JavaScript',
  'iOS',
  'AWS',
  'Git and GitHub',
  'Data and AI',
  'C++',
  'Python',
];

it.each([
  ['sql', 'SQL'],
  ['ios', 'iOS'],
  ['c++', 'C++'],
  ['ux/ui design', 'UX/UI design'],
  ['ui ux design', 'UI UX design'],
  ['learn ai with javascript', 'Learn AI with JavaScript'],
  ['aws basics', 'AWS basics'],
  ['data scientist', 'Data scientist'],
  ['œuvre', 'Œuvre'],
  ['操作系统', '操作系统'],
  ['React JS', 'React JS'],
])('writes “%s” as “%s”', (words, heading) => {
  expect(spellTopic(words, NAMES)).toBe(heading);
});
