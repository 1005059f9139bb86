import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import type { Course } from '@/lib/course/course.schema';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'english', name: 'English', subject: 'Languages', aliases: [], words: { ja: ['英語'] } },
  { slug: 'plumbing', name: 'Plumbing', subject: 'Trades', aliases: [] },
  { slug: 'gardening', name: 'Gardening', subject: 'Health & Lifestyle', aliases: ['crop rotation'] },
  {
    slug: 'vegetables',
    name: 'Vegetables',
    subject: 'Health & Lifestyle',
    aliases: [],
    broader: 'gardening',
  },
];
const NEEDS = [
  {
    topic: 'plumbing',
    needs: {
      en: ['my tap drips all night', 'the sink is blocked', 'small taps', 'a hosepipe, easy cheap water'],
      es: ['gotea el grifo'],
    },
    heldOut: {},
  },
  {
    topic: 'gardening',
    needs: {
      en: ['roses in pots', 'pots for roses', 'my roses are in pots', 'roses and a hosepipe', 'small pots'],
      es: ['rosas'],
    },
    heldOut: {},
  },
];
const coursesOn = (topic: string, number: number, also: string[] = []) =>
  Array.from({ length: number }, (_, at) =>
    aCourse({ id: `${topic}-${at}`, title: `Part ${at}`, topics: [topic, ...also] }),
  );

async function answerTo(words: string, vegetables: number, others: Course[]) {
  const courses = [
    ...others,
    ...coursesOn('english', 9),
    ...coursesOn('plumbing', 2),
    aCourse({ id: 'plumbing-es', title: 'Primeros pasos', topics: ['plumbing'], language: 'es' }),
    ...coursesOn('gardening', 9),
    ...coursesOn('vegetables', vegetables, ['gardening']),
  ];
  const folder = await aCatalogFolder(courses, TOPICS, NEEDS);
  const engine = openEngine(folder.file);
  try {
    return engine.search(aSearch(words));
  } finally {
    engine.close();
    await folder.remove();
  }
}

async function ask(words: string, vegetables: number, others: Course[] = []) {
  const { results, relaxed, complete, subjects, partOf, wider } = await answerTo(words, vegetables, others);
  return { topics: results.map(({ id }) => id.split('-')[0]), relaxed, complete, subjects, partOf, wider };
}

it('lists all courses of the subject that a sentence names, and says whose it is', async () => {
  expect(await ask('heirloom vegetables', 8)).toEqual({
    topics: Array.from({ length: 8 }, () => 'vegetables'),
    relaxed: 'subject',
    complete: 0,
    subjects: ['Vegetables'],
    wider: undefined,
  });
});

it('lists a subject with few courses before what it is part of', async () => {
  expect(await ask('heirloom vegetables', 2)).toEqual({
    topics: [
      ...Array.from({ length: 2 }, () => 'vegetables'),
      ...Array.from({ length: 9 }, () => 'gardening'),
    ],
    relaxed: 'subject',
    complete: 0,
    subjects: ['Vegetables'],
    partOf: 'Gardening',
    wider: undefined,
  });
});

it('lists them first though a course on what it is part of says more of the words, in the language of the search', async () => {
  const wider = aCourse({
    id: 'gardening-x',
    title: 'Heirloom roses',
    topics: ['gardening'],
    level: 'beginner',
  });
  const foreign = aCourse({
    id: 'foreign-1',
    title: 'Primeros pasos',
    topics: ['vegetables'],
    language: 'es',
  });

  const { topics } = await ask('grow heirloom vegetables', 2, [wider, foreign]);

  expect(topics.slice(0, 3)).toEqual(['vegetables', 'vegetables', 'gardening']);
});

it.each([
  ['the tap that drips', 2],
  ['a blocked sink', 2],
  ['por qué gotea mi grifo', 3],
])('finds the subject that people need when they say: %s', async (words, count) => {
  expect(await ask(words, 1)).toMatchObject({
    topics: Array.from({ length: count }, () => 'plumbing'),
    relaxed: 'subject',
    complete: 0,
    subjects: ['Plumbing'],
  });
});

it('takes words in several lessons together where the course is on the subject of the search', async () => {
  const lessons = ['A blocked drain', 'Under the sink'].map((title) => aLesson({ title }));
  const others = ['plumbing', 'english'].map((topic) =>
    aCourse({ id: `${topic}-drain`, title: 'Once more', topics: [topic], lessons }),
  );

  const { results, complete } = await answerTo('blocked sink', 1, others);

  expect(complete).toBe(1);
  expect(results[0]?.id).toBe('plumbing-drain');
  expect(results.map(({ id }) => id)).not.toContain('english-drain');
});

it.each(['crop rotation', 'how does crop rotation work', 'gardening crop rotation'])(
  'begins with the courses that say what is only a part of a subject, and says so: %s',
  async (words) => {
    const saying = (id: string, title: string, topic = 'gardening') =>
      aCourse({ id, title: 'Once more', topics: [topic], lessons: [aLesson({ title })] });
    const others = [
      saying('rotation-0', 'A crop rotation in spring'),
      saying('turned-0', 'A rotation of the crop'),
      saying('taps-0', 'A crop rotation', 'plumbing'),
    ];
    const { topics, ...said } = await ask(words, 8, others);

    expect(said).toEqual({ relaxed: 'subject', complete: 1, subjects: ['Gardening'], wider: undefined });
    expect(topics[0]).toBe('rotation');
    expect(topics.slice(1)).toContain('turned');
    expect(topics).not.toContain('taps');
  },
);

it('calls no course of a subject a match where none says its other name, and all of them where many titles do', async () => {
  const titled = Array.from({ length: 3 }, (_, at) =>
    aCourse({ id: `titled-${at}`, title: `Crop rotation ${at}`, topics: ['gardening'] }),
  );

  const unsaid = { relaxed: 'subject', complete: 0, subjects: ['Gardening'] };
  expect(await ask('crop rotation', 8)).toMatchObject(unsaid);
  expect((await ask('crop rotation', 8, titled)).relaxed).toBeUndefined();
});

it('lists nothing on a subject without courses, and leads to the wider one', async () => {
  expect(await ask('heirloom vegetables', 0)).toEqual({
    topics: [],
    relaxed: undefined,
    complete: undefined,
    subjects: undefined,
    wider: { slug: 'gardening', name: 'Gardening', count: 9, of: 'Vegetables' },
  });
});

it('calls no course a match that says the word of a subject without courses by chance', async () => {
  const servers = aCourse({ id: 'servers-0', title: 'A server called Vegetables', topics: ['plumbing'] });

  expect(await ask('vegetables', 0, [servers])).toMatchObject({ topics: [], wider: { slug: 'gardening' } });
  expect((await ask(servers.title, 0, [servers])).topics).toEqual(['servers']);
});

it('lists the wider subject where its courses teach the one that has none', async () => {
  const lessons = [1, 2].map((at) =>
    aCourse({
      id: `gardening-with-${at}`,
      title: `Plot ${at}`,
      topics: ['gardening'],
      lessons: ['Tools', 'Sowing vegetables'].map((title) => aLesson({ title })),
    }),
  );

  expect(await ask('vegetables', 0, lessons)).toMatchObject({ subjects: ['Gardening'], complete: 2 });
});

it('counts no course that says the words of something else', async () => {
  const lessons = ['Plumbing', 'Drips and taps'].map((title) => aLesson({ title }));
  const english = aCourse({ id: 'english-drips', title: 'Small talk', topics: ['english'], lessons });
  const plumbing = aCourse({ id: 'plumbing-drips', title: 'At work', topics: ['plumbing'], lessons });

  expect(await ask('drips and taps', 1, [english, plumbing])).toMatchObject({
    topics: Array.from({ length: 3 }, () => 'plumbing'),
    complete: 1,
  });
});

it('takes the subject that a search begins with for what it is about', async () => {
  const others = Array.from({ length: 60 }, (_, at) =>
    aCourse({ id: `english-${at + 9}`, topics: ['english'] }),
  );
  const { subjects } = await ask('plumbing roses pots', 1, others);

  expect(subjects?.[0]).toBe('Plumbing');
});

it('puts nothing of another kind beside a subject that is called by its name', async () => {
  expect((await ask('plumbing small pots', 8)).subjects).toEqual(['Plumbing']);
});

it('calls a lesson by a topic only if it is called just so', async () => {
  const lessons = ['Reading', 'Foreign vegetables'].map((title) => aLesson({ title }));
  const others = [1, 2, 3].map((at) =>
    aCourse({ id: `english-vegetables-${at}`, title: `Talk ${at}`, topics: ['english'], lessons }),
  );

  expect((await ask('vegetables', 0, others)).topics).toEqual([]);
});

it('begins with courses for beginners where the words do not name the subject', async () => {
  const courses = (['advanced', 'beginner', 'intermediate'] as const).map((level) =>
    aCourse({ id: `plumbing-${level}`, title: 'Drains', topics: ['plumbing'], level }),
  );

  expect((await answerTo('blocked sink', 1, courses)).results[0]?.id).toBe('plumbing-beginner');
});

it('finds nothing for words that no topic is like', async () => {
  expect(await ask('zebra crossing', 3)).toMatchObject({ topics: [], relaxed: undefined, wider: undefined });
});

it('takes each subject that words may mean which name none', async () => {
  expect((await ask('my hosepipe', 8)).subjects).toEqual(['Plumbing', 'Gardening']);
});

it('reads the unknown letters of a sentence without spaces as one word', async () => {
  const { topics } = await ask('英語を勉強したい', 1);

  expect(topics).toEqual(Array.from({ length: 9 }, () => 'english'));
});
