import { builtInEngine } from '@/__tests__/support/engine-over';
import { aSearch } from '@/__tests__/support/search';

const builtIn = builtInEngine();

const search = (words: string) => builtIn.engine.search(aSearch(words));
const firstTitles = (words: string) =>
  search(words)
    .results.slice(0, 3)
    .map(({ title }) => title);

describe.each([
  [
    'a topic in another language is answered as in English',
    [
      ['primo soccorso', /first aid/i, /disaster/i],
      ['schweißen', /welding/i],
      ['muzyka', /listening to music/i],
      ['matematyka', /math|algebra|arithmetic/i, /lie groups/i],
      ['black hole', /black hole/i],
      ['คณิตศาสตร์', /math|algebra|คณิต/i, /lie groups/i],
      ['软件工程', /software|软件/i, /17-803/],
      ['Zellmembran', /biology/i],
      ['Entscheidungsbaum', /machine learning/i],
    ],
  ],
  [
    'inflected forms name the topic too',
    [
      ['гра на гітарі', /guitar|гітар/i],
      ['gitarę', /guitar/i, /\bgit\b/i],
      ['kurs pierwszej pomocy', /first aid/i],
      ['gitaar leren zonder noten', /guitar/i, /\bgit\b/i],
    ],
  ],
  [
    'the subject comes before an exam, an age or a purpose',
    [
      ['french for GCSE', /french/i, /invention of french theory/i],
      ['math for electricians', /arithmetic|algebra|math|electric/i, /6\.004/],
      ['gcse maths', /algebra|arithmetic|math/i, /physics/i],
      ['anatomy for nursing students', /anatomy/i, /tracing/i],
      ['statistics for psychology students', /statistic/i],
      ['高考数学', /math|algebra|数学|calculus/i, /physics/i],
    ],
  ],
  [
    'words of one language are no fillers of another',
    [
      ['动画', /animation|动画|アニメ/i],
      ['что такое чёрная дыра', /black hole|чёрн|черн|relativity/i],
      ['cách dạy con', /parenting|family/i],
      ['chăm sóc da mặt', /cosmetology|caregiving/i, /palliative/i],
    ],
  ],
  [
    'a language is the subject where its grammar or a purpose is named',
    [
      ['español para extranjeros', /español|spanish/i],
      ['italiano per stranieri', /italian/i],
      ['past tense in spanish', /spanish|español/i, /recetas/i],
    ],
  ],
  [
    'what nobody means is left out',
    [
      ['accounting for non accountants', /accounting/i],
      ['английский без грамматики', /английск|english/i, /grammar/i],
      ['muzyka bez pianina', /music|muzyk/i, /piano/i],
      ['musik utan piano', /music|musik/i, /piano/i],
      ['lập trình web không dùng java', /web|html|css/i, /\bjava\b/i],
      ['programming with no experience', /program|coding|python/i],
    ],
  ],
  [
    'what a sentence means counts more than one of its words',
    [
      ['how does an engine work', /vehicle/i, /game|unreal/i],
      ['how does a jet engine work', /jet/i, /crocoblock/i],
      ['ace a job interview after long break', /hired|interview|soft skills/i, /tennis|archery/i],
    ],
  ],
  [
    'behind a word that says how to learn, the longest name counts',
    [
      ['belajar bahasa jepang', /japanese|jepang/i],
      ['understanding data structures', /data structures/i],
      ['learn english literature', /literature/i],
    ],
  ],
  [
    'a question denies nothing that is taught',
    [
      ['why is pluto not a planet', /planet/i],
      ['why does iron not float', /ocean|fluid|physic/i],
    ],
  ],
  [
    'near a topic without courses is what it is part of, and who teaches it all the same',
    [
      ['ask for a raise', /negotiation/i],
      ['how do hormones work', /health|medicine|biolog/i],
      ['why did ww1 start', /history/i],
    ],
  ],
  [
    'third languages stay away',
    [
      ['java 入門', /java/i, /pemula|cơ bản/i],
      ['фізика без математики', /фізик|physic/i, /Физика/],
      ['англійська для початківців', /англійськ|english/i, /английский/i],
    ],
  ],
] as [string, [string, RegExp, RegExp?][]][])('%s', (_, searches) => {
  it.each(searches)('%s', (words, wanted, unwanted = /(?!)/) => {
    const titles = firstTitles(words);

    expect(titles).toContainEqual(expect.stringMatching(wanted));
    expect(titles).not.toContainEqual(expect.stringMatching(unwanted));
  });
});

it.each([
  ['phyton', 'python'],
  ['fotography', 'photography'],
  ['grammer', 'grammar'],
  ['фатографія', 'фотографія'],
  ['buchfürung', 'buchführung'],
])('corrects %s to %s', (typed, meant) => {
  expect(search(typed).correctedTo).toBe(meant);
});

it.each(['дроби', 'szycie na maszynie', 'السباكة', 'nähen', 'sesta', 'svart'])(
  'leaves %s, which a language or a topic has, as it is',
  (words) => {
    expect(search(words).correctedTo).toBeUndefined();
  },
);

it('takes a school year alone for what is learned in it', () => {
  const { nearestTopics, popularNearby } = search('5 класс');

  expect(nearestTopics[0]?.slug).toBe('school');
  expect(popularNearby.length).toBeGreaterThan(0);
});

it.each(['cricut vinyl weeding', 'thatching a roof'])(
  'corrects nothing where that finds no course: %s',
  (words) => {
    expect(search(words)).toMatchObject({ total: 0 });
    expect(search(words).correctedTo).toBeUndefined();
  },
);

it('corrects the name of a topic that has no courses', () => {
  expect(search('taxidermmy')).toMatchObject({ correctedTo: 'taxidermy', wider: { of: 'Taxidermy' } });
});

it.each(['make shoes', 'learn the accordion'])(
  'lists no course that only has a word of %s in a lesson',
  (words) => {
    expect(search(words)).toMatchObject({ total: 0, wider: {} });
  },
);

it('takes no topic for which a word only stands instead of one without courses', () => {
  expect(search('bridge bidding conventions').total).toBe(0);
});

it('is about no subject that an everyday word names and the rest does not mean', () => {
  expect(search('design a study plan for my exam').subjects).not.toContain('Design');
});

it.each(['devenir électricien', 'Elektriker Ausbildung', 'sparky at thirty'])(
  'begins with what the profession of %s mainly is',
  (words) => {
    expect(firstTitles(words).filter((title) => /electrical/i.test(title))).toHaveLength(3);
  },
);

it('has no full match for a profession of which it only has what that takes besides', () => {
  expect(search('examen de vigilante de seguridad')).toMatchObject({ complete: 0, relaxed: 'subject' });
});
