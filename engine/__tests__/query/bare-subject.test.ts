import { aCatalogFolder } from '@/__tests__/support/catalog-folder';
import { aSearch } from '@/__tests__/support/search';
import type { Course } from '@/lib/course/course.schema';
import { openEngine } from '@/lib/search/server/open-engine';
import { aCourse } from '@/scripts/fakes/course';

const TOPICS = [
  { slug: 'languages', name: 'Languages', subject: 'Languages', aliases: [] },
  { slug: 'latin', name: 'Latin', subject: 'Languages', aliases: [], broader: 'languages' },
  { slug: 'politics', name: 'Politics', subject: 'Society', aliases: [] },
  { slug: 'mathematics', name: 'Mathematics', subject: 'Mathematics', aliases: ['maths'] },
  { slug: 'algebra', name: 'Algebra', subject: 'Mathematics', aliases: [], broader: 'mathematics' },
  {
    slug: 'grade-5',
    name: 'Grade 5',
    subject: 'School and exams',
    kind: 'stage' as const,
    aliases: ['year 6'],
    leadsTo: ['fractions', 'politics'],
  },
  {
    slug: 'grade-9',
    name: 'Grade 9',
    subject: 'School and exams',
    kind: 'stage' as const,
    aliases: [],
    leadsTo: ['algebra', 'science'],
  },
  { slug: 'science', name: 'Science', subject: 'Science', aliases: [] },
  { slug: 'computer-science', name: 'Computer science', subject: 'Programming', aliases: [] },
  { slug: 'fractions', name: 'Fractions', subject: 'Mathematics', aliases: [], broader: 'mathematics' },
  {
    slug: 'continued-fractions',
    name: 'Continued fractions',
    subject: 'Mathematics',
    aliases: [],
    broader: 'mathematics',
  },
  {
    slug: 'sats',
    name: 'SATs',
    subject: 'School and exams',
    kind: 'exam' as const,
    aliases: [],
    leadsTo: ['mathematics'],
  },
  {
    slug: 'ranger',
    name: 'Ranger',
    subject: 'Society',
    kind: 'profession' as const,
    aliases: ['forest ranger'],
    leadsTo: ['politics', 'latin', 'fractions'],
  },
  {
    slug: 'consul',
    name: 'Consul',
    subject: 'Society',
    kind: 'profession' as const,
    aliases: [],
    leadsTo: ['diplomacy', 'protocol'],
    broader: 'politics',
  },
  { slug: 'diplomacy', name: 'Diplomacy', subject: 'Society', aliases: [], broader: 'politics' },
  { slug: 'protocol', name: 'Protocol', subject: 'Society', aliases: [], broader: 'politics' },
  {
    slug: 'o-level',
    name: 'O level',
    subject: 'School and exams',
    kind: 'exam' as const,
    aliases: ['o levels'],
    leadsTo: ['mathematics'],
    broader: 'school',
  },
  { slug: 'ios', name: 'iOS', subject: 'Programming', aliases: ['iphone apps'] },
  { slug: 'school', name: 'School', subject: 'School and exams', aliases: [] },
];

async function answerTo(words: string, courses: Partial<Course>[]) {
  const folder = await aCatalogFolder(
    courses.map((course, at) =>
      aCourse({ id: `course-${at}`, instructors: [`Teacher ${at}`], provider: `School ${at}`, ...course }),
    ),
    TOPICS,
    [],
  );
  const engine = openEngine(folder.file);
  try {
    return engine.search(aSearch(words));
  } finally {
    engine.close();
    await folder.remove();
  }
}

const titlesOf = async (words: string, courses: Partial<Course>[]): Promise<string[]> =>
  (await answerTo(words, courses)).results.map(({ title }) => title);

it.each(['latin', 'free latin for beginners', 'latin course'])(
  'lists the courses of a subject, and not those that only say its name: “%s”',
  async (words) => {
    const level = 'beginner' as const;
    const titles = await titlesOf(words, [
      { title: 'Latin for Beginners', topics: ['latin', 'languages'], level },
      { title: 'Reading Virgil', topics: ['latin', 'languages'], level },
      { title: 'Politics of Latin America', topics: ['politics'], level },
    ]);

    expect(titles.sort()).toEqual(['Latin for Beginners', 'Reading Virgil']);
  },
);

it('finds a course by its title whatever its subject is called', async () => {
  const titles = await titlesOf('Latin', [
    { title: 'Latin', topics: ['politics'] },
    { title: 'Reading Virgil', topics: ['latin', 'languages'] },
  ]);

  expect(titles).toContain('Latin');
});

it('lists of a subject without courses what is near and says it, and nothing else that does', async () => {
  const titles = await titlesOf('latin', [
    ...['Latin and Other Old Tongues', 'From Latin to French'].map((title) => ({
      title,
      topics: ['languages'],
    })),
    ...['Politics', 'Elections', 'Parties'].map((what) => ({
      title: `${what} of Latin America`,
      topics: ['politics'],
    })),
  ]);

  expect(titles.sort()).toEqual(['From Latin to French', 'Latin and Other Old Tongues']);
});

it('shows a course that touches on the subject before one whose title names another topic with its word', async () => {
  const titles = await titlesOf('fractions', [
    { title: 'Continued Fractions', topics: ['continued-fractions', 'mathematics'], level: 'beginner' },
    { title: 'Numbers', topics: ['mathematics', 'fractions'] },
    { title: 'Fractions', topics: ['fractions'] },
  ]);

  expect(titles).toEqual(['Fractions', 'Numbers', 'Continued Fractions']);
});

it('counts the parts of a subject to it, after its own courses', async () => {
  const titles = await titlesOf('mathematics', [
    { title: 'Solving for x', topics: ['algebra'] },
    { title: 'Mathematics', topics: ['mathematics'] },
  ]);

  expect(titles).toEqual(['Mathematics', 'Solving for x']);
});

it('begins a subject that is mostly its parts with what is best known, few of each part', async () => {
  const part = (title: string, slug: string) => ({ title, topics: [slug, 'mathematics'], popularity: 0.9 });
  const titles = await titlesOf('mathematics', [
    ...[1, 2].map(() => ({ title: 'Mathematics I', topics: ['mathematics'], popularity: 0.1 })),
    ...['Algebra I', 'Elementary Algebra', 'Algebra for Schools'].map((title) => part(title, 'algebra')),
    ...['Fractions', 'Fractions for Beginners'].map((title) => part(title, 'fractions')),
    ...Array.from({ length: 16 }, (_, n) => ({ ...part(`Numbers ${n}`, 'fractions'), popularity: 0.1 })),
  ]);

  expect(titles.slice(0, 4).sort()).toEqual([
    'Algebra I',
    'Elementary Algebra',
    'Fractions',
    'Fractions for Beginners',
  ]);
});

it('shows the first part of several before the later ones', async () => {
  const titles = await titlesOf('mathematics', [
    { title: 'Mathematics III', topics: ['mathematics'], popularity: 0.9 },
    { title: 'Advanced Mathematics', topics: ['mathematics'], popularity: 0.5 },
    { title: 'Mathematics I', topics: ['mathematics'], popularity: 0.8 },
  ]);

  expect(titles).toEqual(['Mathematics I', 'Mathematics III', 'Advanced Mathematics']);
});

it('bounds a subject by the year of a school', async () => {
  const school = [1, 2, 3].map((at) => ({ title: `Maths ${at}`, topics: ['mathematics'] }));
  const university = { title: 'Mathematics', topics: ['mathematics'], provider: 'University of X' };
  const advanced = { title: 'Mathematics of loops', topics: ['mathematics'], level: 'advanced' as const };

  const titles = await titlesOf('year 6 maths', [...school, university, advanced]);

  expect(titles.sort()).toEqual(['Maths 1', 'Maths 2', 'Maths 3']);
});

const PARTS = ['Halves', 'Thirds', 'Quarters'].map((part) => ({
  title: `Maths: ${part}`,
  topics: ['fractions', 'mathematics'],
}));

it.each([
  ['year 6 maths', 'the year'],
  ['sats maths', 'any year, where an exam names no parts'],
  ['maths for 13 year olds', 'any year, for an age of which nothing is known'],
])('bounds a subject by the parts that are learned there: “%s”, %s', async (words) => {
  const others = ['History of Maths', 'Recreational Maths'].map((title) => ({
    title,
    topics: ['mathematics'],
  }));

  expect((await titlesOf(words, [...others, ...PARTS])).sort()).toEqual(
    PARTS.map(({ title }) => title).sort(),
  );
});

it('begins for a pupil who says an age with what is learned then', async () => {
  const algebra = ['Pots', 'Pans', 'Lids'].map((title) => ({ title, topics: ['algebra', 'mathematics'] }));

  expect((await titlesOf('maths for 14 year olds', [...PARTS, ...algebra])).sort()).toEqual([
    'Lids',
    'Pans',
    'Pots',
  ]);
});

it('does not show a pupil another subject of school that has the word', async () => {
  const science = ['Science 1', 'Science 2', 'Science 3'].map((title) => ({ title, topics: ['science'] }));
  const computers = { title: 'Computer science', topics: ['computer-science', 'school'] };
  const university = { title: 'Science of loops', topics: ['science'], provider: 'University of X' };
  const advanced = {
    title: 'Computer science of loops',
    topics: ['computer-science'],
    level: 'advanced' as const,
  };

  expect((await titlesOf('grade 9 science', [...science, computers, university, advanced])).sort()).toEqual(
    science.map(({ title }) => title),
  );
});

it('shows a pupil what there is for others where there is nothing else', async () => {
  const university = { title: 'Mathematics', topics: ['mathematics'], provider: 'University of X' };

  expect(await titlesOf('year 6 maths', [university])).toEqual(['Mathematics']);
});

it('takes a telephone for no programming', async () => {
  const course = { title: 'Swift and UIKit', topics: ['ios'] };

  expect(await titlesOf('grandmother to use iphone', [course])).toEqual([]);
  expect(await titlesOf('iphone apps', [course])).toEqual([course.title]);
});

it('offers a subject to who learns it, and not to who buys what it is about', async () => {
  const course = { title: 'Swift and UIKit', topics: ['ios'] };

  expect(await titlesOf('iphone apps for florists', [course])).toEqual([course.title]);
  expect(await titlesOf('iphone apps for sale', [course])).toEqual([]);
});

it('begins a profession with what it mainly is, then shows some of all else that it takes', async () => {
  const on = (topic: string, title: string) => ({ title, topics: [topic], popularity: 0.5 });
  const titles = await titlesOf('forest ranger', [
    ...['Virgil', 'Ovid', 'Horace'].map((title) => on('latin', title)),
    { title: 'Halves', topics: ['fractions'], popularity: 0.1 },
    { title: 'Power', topics: ['politics'], popularity: 0.1 },
  ]);

  expect(titles[0]).toBe('Power');
  expect(titles.slice(1, 4)).toContain('Halves');
});

it('lists for a profession no course that only has its word, and is on nothing near', async () => {
  const courses = [
    { title: 'Power', topics: ['politics'] },
    { title: 'Ranger, the shell', topics: ['computer-science'] },
  ];

  expect(await titlesOf('ranger', courses)).toEqual(['Power']);
});

it('names the wider subject of a profession for which nothing is taught', async () => {
  const { total, wider } = await answerTo('consul', [{ title: 'Power', topics: ['politics'] }]);

  expect({ total, wider }).toMatchObject({ total: 0, wider: { slug: 'politics' } });
});

it('shows who learns a subject for an exam its few courses on both, then the subject, and no other words of its name', async () => {
  const titles = await titlesOf('o level maths', [
    ...['Equations', 'Powers', 'Roots'].map((title) => ({ title, topics: ['algebra'], popularity: 0.9 })),
    { title: 'Politics, basic level', topics: ['politics'], popularity: 0.9 },
    { title: 'O level Mathematics', topics: ['o-level', 'mathematics'], popularity: 0.1 },
  ]);

  expect(titles[0]).toBe('O level Mathematics');
  expect(titles.slice(1).sort()).toEqual(['Equations', 'Powers', 'Roots']);
});
