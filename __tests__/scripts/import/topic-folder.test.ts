import { TopicFolder } from '@/scripts/import/topic-folder';

const known = [
  { slug: 'javascript', name: 'JavaScript', subject: 'Web development', aliases: ['js', 'ecmascript'] },
  { slug: 'cpp', name: 'C++', subject: 'Programming', aliases: ['c plus plus'] },
  { slug: 'c', name: 'C', subject: 'Programming', aliases: [] },
  { slug: 'ui-ux-design', name: 'UX/UI design', subject: 'Design and art', aliases: ['ui/ux'] },
];

it('leads equal words to known topics and keeps C, C++ and C# apart', () => {
  const folder = new TopicFolder(known);
  expect(folder.fold(['JS', ' JavaScript ', 'C++', 'c', 'C#', 'UI UX Design'])).toEqual([
    'javascript',
    'cpp',
    'c',
    'c-sharp',
    'ui-ux-design',
  ]);
  expect(folder.newTopics).toBe(1);
});

it('puts the topic of the source that the title names before the others', () => {
  const folder = new TopicFolder(known);
  expect(folder.fold(['C', 'JS'], { title: 'JavaScript in depth' })).toEqual(['javascript', 'c']);
  expect(folder.fold(['C', 'JS'], { title: 'In depth' })).toEqual(['c', 'javascript']);
});

it('makes topics of unknown words, once however they are written', () => {
  const folder = new TopicFolder(known);
  expect(folder.fold(['underwater basketry'])).toEqual(['underwater-basketry']);
  expect(folder.fold(['Underwater  Basketry'])).toEqual(['underwater-basketry']);
  expect(folder.topics()).toEqual([
    { slug: 'underwater-basketry', name: 'Underwater basketry', subject: 'More topics', aliases: [] },
  ]);
});

it('spells acronyms in new topics as the known topics do', () => {
  const folder = new TopicFolder(known);
  folder.fold(['javascript for ui people']);
  expect(folder.topics()[0]?.name).toBe('JavaScript for UI people');
});

it('gives a new topic the subject that it is found with most', () => {
  const folder = new TopicFolder(known);
  folder.fold(['Embedded', 'C++']);
  folder.fold(['Embedded', 'C', 'JS']);
  folder.fold(['Alone'], { subject: 'My field' });
  const subjects = Object.fromEntries(folder.topics().map(({ slug, subject }) => [slug, subject]));
  expect(subjects).toMatchObject({ embedded: 'Programming', alone: 'My field', cpp: 'Programming' });
});

it('takes no sentence and no picture for a topic', () => {
  const folder = new TopicFolder([]);
  expect(folder.fold(['🎸', 'x'.repeat(80), ''])).toEqual([]);
});
