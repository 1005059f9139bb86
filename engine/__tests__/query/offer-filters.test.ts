import { engineOver } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'climate', name: 'Climate', subject: 'Science', aliases: ['climate change'] },
  { slug: 'music', name: 'Music', subject: 'Art', aliases: [] },
];

const climate = Array.from({ length: 12 }, (_, i) =>
  aCourse({ id: `climate-${i}`, title: `Climate change, part ${i}`, topics: ['climate'], provider: `P${i}` }),
);
const lute = Array.from({ length: 24 }, (_, i) =>
  aCourse({ id: `lute-${i}`, title: `Renaissance lute ${i}`, topics: ['music'], provider: `Q${i}` }),
);
/** Rows of a broken export, which has subjects where teachers and providers belong. */
const BROKEN = [
  aCourse({ id: 'row-1', title: 'Our weather', instructors: ['Climate Change'], provider: 'Export' }),
  aCourse({ id: 'row-2', title: 'Concert', instructors: ['Renaissance Lute'], provider: 'Export' }),
  aCourse({ id: 'row-3', title: 'Old songs', provider: 'Music', instructors: ['Ann Lee'] }),
];

const opened = engineOver([...climate, ...lute, ...BROKEN], TOPICS);

it('takes a name that is also a topic for the topic, and offers who is called so', () => {
  const answer = opened.engine.search(aSearch('climate change'));
  expect(answer.intents).toEqual([]);
  expect(answer.total).toBe(13);
  expect(answer.offers).toEqual([
    { facet: 'teacher', value: 'Climate Change', label: 'Climate Change', words: 'climate change', count: 1 },
  ]);
  expect(opened.engine.search(aSearch('music course')).offers).toEqual([
    { facet: 'provider', value: 'Music', label: 'Music', words: 'music', count: 1 },
  ]);
});

it('offers a filter that leaves under a tenth of what the words find as text', () => {
  const answer = opened.engine.search(aSearch('renaissance lute'));
  expect(answer.intents).toEqual([]);
  expect(answer.total).toBe(25);
  expect(answer.offers).toMatchObject([{ facet: 'teacher', value: 'Renaissance Lute', count: 1 }]);
});

it('still reads the name of a teacher whom no subject is called like', () => {
  const answer = opened.engine.search(aSearch('ann lee'));
  expect(answer.intents).toMatchObject([{ facet: 'teacher', value: 'Ann Lee' }]);
  expect(answer.offers).toBeUndefined();
});

it('finds as many courses behind the offer as it says', () => {
  const chosen = opened.engine.search(
    aSearch('renaissance lute', { teacher: 'Renaissance Lute', text: 'teacher' }),
  );
  expect(chosen.total).toBe(1);
  expect(chosen.offers).toBeUndefined();
});

it('does not leave out a provider for a topic of the same name', () => {
  const answer = opened.engine.search(aSearch('lute -music'));
  expect(answer.exclusions).toMatchObject([{ facet: 'topic', value: 'music' }]);
});
