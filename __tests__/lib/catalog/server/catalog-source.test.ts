import { ownFolder } from '@/__tests__/support/own-folder';
import { catalogSource } from '@/lib/catalog/server/catalog-source';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const dir = ownFolder();

it('gives lessons without the name of their course', async () => {
  const titles = ['Chess: Openings', 'Chess: Endings', 'Chess: Pins'];
  dir.write('courses.jsonl', [
    aCourse({ title: 'Chess', lessons: titles.map((title) => aLesson({ title })) }),
  ]);
  const given: string[] = [];
  for await (const { course } of catalogSource([dir.path], []).courses())
    given.push(...(course.lessons ?? []).map(({ title }) => title));
  expect(given).toEqual(['Openings', 'Endings', 'Pins']);
});
