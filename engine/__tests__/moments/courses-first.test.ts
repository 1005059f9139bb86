import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const touching = ['devops', 'data', 'react'].map((id) =>
  aCourse({
    id,
    title: `All about ${id}`,
    provider: `School of ${id}`,
    topics: [],
    popularity: 0.9,
    lessons: [aLesson({ title: 'ChatGPT' }), aLesson()],
  }),
);
const shelf = ['models', 'agents'].map((id) => aCourse({ id, title: id, topics: ['generative-ai'] }));
const topics = [
  { slug: 'generative-ai', name: 'Generative AI', subject: 'AI', aliases: [] },
  { slug: 'chatgpt', name: 'ChatGPT', subject: 'AI', aliases: [], broader: 'generative-ai' },
];
const opened = engineOver([...touching, ...shelf], topics);

it('shows the lessons that say the name of a topic without courses, their courses, then those of the wider subject', () => {
  const { results, relaxed, complete, subjects, moments } = opened.engine.search(aSearch('chatgpt'));

  const ids = results.map(({ id }) => id);
  expect(ids.slice(0, 3).sort()).toEqual(['data', 'devops', 'react']);
  expect(ids.slice(3).sort()).toEqual(['agents', 'models']);
  expect({ relaxed, complete, subjects }).toEqual({
    relaxed: 'subject',
    complete: 3,
    subjects: ['Generative AI'],
  });
  expect(['data', 'devops', 'react']).toContain(moments?.[0]?.course.id);
});
