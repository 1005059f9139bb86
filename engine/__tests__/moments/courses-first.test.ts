/** @jest-environment node */
import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse, aLesson } from '@/scripts/fakes/course';

it('shows the shelf of a topic, and apart from it the lessons of other courses that say its name', async () => {
  const touching = ['devops', 'data', 'react'].map((id) =>
    aCourse({
      id,
      title: `All about ${id}`,
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
  const folder = await aCatalogFolder([...touching, ...shelf], topics);
  const engine = openEngine(folder.file);
  try {
    const { results, relaxed, complete, moments } = engine.search(aSearch('chatgpt'));

    expect(results.map(({ id }) => id).sort()).toEqual(['agents', 'models']);
    expect({ relaxed, complete }).toEqual({ relaxed: 'wider-subject', complete: 0 });
    expect(['data', 'devops', 'react']).toContain(moments?.[0]?.course.id);
  } finally {
    engine.close();
    await folder.remove();
  }
});
