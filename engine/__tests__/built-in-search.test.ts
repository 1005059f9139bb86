import { BUILT_IN_CATALOG, builtInIndex } from '@/__tests__/support/built-in-index';
import { isLongRun } from '@/__tests__/support/long-run';
import { aSearch } from '@/__tests__/support/search';
import { readCourses } from '@/engine/judge/run-judged';
import { editDistance } from '@/engine/text/edit-distance';
import { tokenize, wordKey } from '@/engine/text/tokenize';
import { openEngine, type SyncEngine } from '@/lib/search/server/open-engine';

const courses = readCourses(BUILT_IN_CATALOG);
/** Of thousands of searches, one in eighty; all of them in the long form. */
const sampled = <Item>(all: Item[]) => all.filter((_, at) => isLongRun || at % 80 === 0);
let engine: SyncEngine;

beforeAll(async () => {
  engine = openEngine(await builtInIndex());
}, 300_000);
afterAll(() => engine.close());

const search = (words: string, query = {}) => engine.search(aSearch(words, query));
const titles = (words: string, query = {}) => search(words, query).results.map(({ title }) => title);

it('corrects no word that a title has, unless it is a rare mistake for one that many have', () => {
  const counts = new Map<string, number>();
  for (const { title } of courses)
    for (const word of new Set(tokenize(title).map((token) => token.word)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const wrong = sampled([...counts]).flatMap(([word, count]) => {
    const corrected = search(word).correctedTo;
    if (corrected === undefined) return [];
    const to = wordKey(corrected);
    // Public lists write "Developement" and "Begineers" too, once or twice.
    const isMistake = count <= 2 && editDistance(word, to, 1) === 1 && (counts.get(to) ?? 0) >= 3 * count;
    return isMistake ? [] : [`${word} to ${to}`];
  });

  expect(wrong).toEqual([]);
}, 240_000);

it('finds nearly every course by its own title', () => {
  const namesakes = new Map<string, number>();
  for (const { title } of courses) namesakes.set(wordKey(title), (namesakes.get(wordKey(title)) ?? 0) + 1);
  // Of dozens of courses with one and the same title ("Algorithms"), ten are shown.
  const own = sampled(courses.filter(({ title }) => (namesakes.get(wordKey(title)) ?? 0) <= 10));
  // A Tamil course called "C Programming" comes after English ones, unless Tamil is asked for.
  const lost = own.filter(({ id, title, language }) => {
    const [primary = ''] = language.split('-');
    const { results } = search(title, primary === 'en' ? {} : { language: primary });
    return !results.slice(0, 10).some((found) => found.id === id);
  });

  expect(lost.length / own.length).toBeLessThan(0.01);
}, 240_000);

it.each([
  ['machine lerning', 'machine learning'],
  ['pyhton for begineers', 'python for beginners'],
  ['statstics', 'statistics'],
  ['qantum mecanics', 'quantum mechanics'],
])('corrects %s to %s', (typed, meant) => {
  expect(search(typed).correctedTo).toBe(meant);
});

it.each(['surds', 'nurse', 'baking', 'sourdough', 'yodel', 'crochet', 'Ausbildung', 'выпечка', 'गिटार बजाएं'])(
  'corrects no word that a language, or the need of a topic, has: %s',
  (word) => expect(search(word).correctedTo).toBeUndefined(),
);

it.each(['ufology', 'speleology'])('takes one field for no other with the same ending: %s', (word) => {
  expect(search(word).correctedTo).toBeUndefined();
});

it.each([
  ['biologgy', 'biology'],
  ['zology', 'zoology'],
])('corrects the ending of a field, and a letter that is missing before it: %s', (word, field) => {
  expect(search(word).correctedTo).toBe(field);
});

it.each(['pyth', 'photosh', 'javasc tutorial', 'guit'])('completes what is typed in part: %s', (typed) => {
  expect(search(typed).correctedTo).toBeUndefined();
});

it('finds the usual spelling where hardly any course has the one that was typed', () => {
  // Each spelling has a vector of its own, so that the order can differ.
  expect(titles('ukelele').sort()).toEqual(titles('ukulele').sort());
});

it('takes another form of a word for no mistake', () => {
  expect(search('خوارزمية البحث الثنائي').correctedTo).toBeUndefined();
});

it("takes a word for nobody's name beside words that have nothing to do with the person", () => {
  expect(search('coding interview ki taiyari').correctedTo).toBeUndefined();
});

it('corrects two words at most', () => {
  const { correctedTo } = search('machien lerning algoritms statstics');

  expect(
    correctedTo?.split(' ').filter((word) => /^(?:machine|learning|algorithms|statistics)$/.test(word)),
  ).toHaveLength(2);
});

it.each([
  ['cs 50', 'cs50'],
  ['cs 229', 'cs229'],
  ['web development', 'webdevelopment'],
  ['machine learning', 'machinelearning'],
  ['piano lessons', 'pianolessons'],
  ['guitar lessons', 'guitarlessons'],
  ['fotografia digital', 'fotografiadigital'],
  ['power point', 'powerpoint'],
])('finds the same first course for %s and %s', (one, other) => {
  expect(titles(one)[0]).toBe(titles(other)[0]);
});

it.each([
  ['python for beginners in spanish under 5 hours', ['level=beginner', 'language=es', 'length=max-5']],
  ['advanced machine learning', ['level=advanced']],
  ['free javascript course', ['cost=free']],
  ['interactive python', ['kind=interactive']],
  ['andrew ng deep learning', ['teacher=Andrew Ng']],
  ['khan academy algebra', ['provider=Khan Academy']],
  ['curso de python para principiantes', ['level=beginner']],
  ['курс html для начинающих', ['level=beginner']],
  ['learn spanish', []],
  ['french revolution', []],
  ['video editing', []],
])('understands the filters in %s', (words, filters) => {
  expect(search(words).intents.map(({ facet, value }) => `${facet}=${value}`)).toEqual(filters);
});

it('says which understood filter it had to drop', () => {
  const { intents, relaxed, total } = search('python for beginners in spanish under 5 hours');

  expect(intents.filter(({ dropped }) => dropped).map(({ facet }) => facet)).toEqual(['length']);
  expect(relaxed).toBe('fewer-filters');
  expect(total).toBeGreaterThan(0);
});

it('puts the few courses that pass all understood filters before others, and says how many they are', () => {
  const { intents, relaxed, complete = 0, results, total } = search('rust in german');

  expect(relaxed).toBe('fewer-filters');
  expect(intents.map(({ facet, dropped }) => [facet, dropped])).toEqual([['language', true]]);
  expect(complete).toBeGreaterThan(0);
  expect(results.slice(0, complete).every(({ language }) => language === 'de')).toBe(true);
  expect(total).toBeGreaterThan(complete);
});

it.each([
  ['physics', 'French', 'fr'],
  ['programming', 'French', 'fr'],
  ['engineering', 'Chinese', 'zh'],
  ['mathematics', 'Italian', 'it'],
])('puts the few courses first that match everything, also of many: %s in %s', (subject, name, language) => {
  const { results, complete = 0, relaxed, total } = search(`${subject} in ${name}`);
  if (relaxed === undefined)
    return expect(results.every((one) => one.language.startsWith(language))).toBe(true);
  expect(total).toBeGreaterThan(complete);
  expect(complete).toBeGreaterThan(0);
  const first = results.slice(0, complete);
  return expect(first.every((one) => one.language.startsWith(language))).toBe(true);
});

describe('a search that nothing here teaches', () => {
  it.each(['how to beat elden ring', 'anna kowalska', 'asdfgh qwrtzx'])(
    'is not answered with courses on something else: %s',
    (words) => {
      const { relaxed, results, wider } = search(words);
      expect([results, relaxed, wider]).toEqual([[], undefined, undefined]);
    },
  );

  it.each([
    ['watercolour', 'painting'],
    ['pottery', 'crafts'],
    ['forklift licence', 'construction'],
    ['quilting', 'sewing'],
  ])('leads to the subject that it is part of, by name: %s', (words, slug) => {
    const { relaxed, total, wider, nearestTopics } = search(words);
    expect([relaxed, total]).toEqual([undefined, 0]);
    expect(wider?.slug).toBe(slug);
    expect(nearestTopics[0]?.slug).toBe(slug);
  });
});

describe('a need whose topic has no courses', () => {
  it.each([
    ['solar panels for my house', 'Solar energy'],
    ['should i buy bitcoin', 'Blockchain'],
    ['diabetes diet', 'Diabetes'],
  ])('is answered with another one that it means as surely, or that its words name: %s', (words, subject) => {
    expect(search(words).subjects).toContain(subject);
  });
});

describe('a need', () => {
  it.each([
    ['build a phone app', 'Mobile development'],
    ['short course on climate change', 'Climate'],
  ])('is answered with the courses of its subject, which the page can name: %s', (words, name) => {
    const { relaxed, subjects, complete = 0, total } = search(words);
    expect(relaxed).toBe('subject');
    expect(subjects).toContain(name);
    expect(total).toBeGreaterThan(complete);
  });
});

it.each([
  ['calm my child with drawing', /drawing/i],
  ['design a board game with economics', /game theory/i],
])(
  'gives the first turn to the subject that the whole search means, not to the rarest name: %s',
  (words, first) => {
    expect(search(words).relaxed).toBe('subject');
    expect(titles(words)[0]).toMatch(first);
  },
);

it('adds the courses of the subject to a search that finds too little, and says so', () => {
  const answer = search('convex optimization origami');

  expect(answer).toMatchObject({ relaxed: 'subject', complete: 0, subjects: ['Optimization'] });
  expect(answer.total).toBeGreaterThan(0);
});

it.each([
  ['did anything exist before the universe began', 'Cosmology'],
  ['japanese for our trip to tokyo', 'Japanese'],
  ['travel spanish', 'Spanish'],
  ['play guitar songs', 'Guitar and bass'],
  ['teach my grandma to use a computer', 'Computer basics'],
])('shows courses on what the words say, and on nothing else: %s', (words, subject) => {
  expect(search(words).subjects).toEqual([subject]);
});

it.each([
  ['minecraft', 'Programming for children'],
  ['wound care', 'Nursing'],
  ['internet safety', 'Online safety'],
  ['memory training', 'Memory techniques'],
  ['grpc', 'APIs'],
])('says what the courses are on that it lists for a search that few match: %s', (words, subject) => {
  const { relaxed, subjects, total } = search(words);
  expect([relaxed, subjects?.[0]]).toEqual(['subject', subject]);
  expect(total).toBeGreaterThan(0);
});

it.each(['phonics', 'learn to read', 'tai chi'])(
  'lists no courses on something wider as if they were on it: %s',
  (words) => {
    const { results, wider } = search(words);
    expect([results, wider === undefined]).toEqual([[], false]);
  },
);

it.each(['writing a resume', 'how to write mathematical proofs'])(
  'names no other subject for a word of the one that is meant: %s',
  (words) => {
    expect(search(words).subjects).not.toContain('Writing');
  },
);

it.each([
  ['bookbinding', 'Crafts'],
  ['mycology', 'Microbiology'],
  ['volcanology', 'Volcanoes and earthquakes'],
])(
  'says that no course has a word that only stands for a topic, and which topic that is: %s',
  (words, subject) => {
    const { relaxed, complete, subjects } = search(words);
    expect({ relaxed, complete, subject: subjects?.[0] }).toEqual({
      relaxed: 'subject',
      complete: 0,
      subject,
    });
  },
);

it('calls nothing near where nothing is found', () => {
  const { total, nearestTopics, popularNearby } = search('zzqqxxyy');

  expect(total).toBe(0);
  expect(nearestTopics).toEqual([]);
  expect(popularNearby).toEqual([]);
});

it.each(['python', 'machine learning', 'calculus', 'javascript', 'history'])(
  'shows no more than four of one provider in the first ten for %s while others are as good',
  (words) => {
    const first = engine.search(aSearch(words), { explain: true }).results.slice(0, 10);
    const counts = new Map<string, number>();
    for (const { provider } of first) counts.set(provider, (counts.get(provider) ?? 0) + 1);

    expect(first).toHaveLength(10);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  },
);

it('answers an English search with English courses first', () => {
  const languages = search('python')
    .results.slice(0, 8)
    .map(({ language }) => language);

  expect(new Set(languages)).toEqual(new Set(['en']));
});

it('answers in the language that uses the words most, where several have them', () => {
  expect(new Set(search('aider ma fille en maths').results.map(({ language }) => language))).toEqual(
    new Set(['en']),
  );
});

it('inflects a word as the languages that use it: “lichens” is in no title with “lịch”', () => {
  expect(titles('lichens').filter((title) => /lịch/iu.test(title))).toEqual([]);
});

it('tells the language of words that name a topic, whose courses are listed', () => {
  expect(engine.search({ ...aSearch('线性代数'), ofTopic: 'linear-algebra' }).language).toBe('zh');
});

it('answers in the language of the words', () => {
  expect(search('bases de datos').results[0]?.language).toBe('es');
  expect(search('философия').results[0]?.language).toBe('ru');
  expect(search('機器學習').results[0]?.language).toMatch(/^zh/);
});

it.each([
  ['la seconde guerre mondiale', 'fr'],
  ['feeding a baby solid food', 'en'],
  // Short words look like abbreviations, but German alone has a topic of this name.
  ['mathe abitur', 'de'],
  ['desain logo', 'id'],
  ['sat math', 'en'],
  ['day trading', 'en'],
  ['शेयर बाजार क्या है', 'hi'],
  // Han letters are Japanese too, but not simplified ones.
  ['线性代数', 'zh'],
  // Spanish and Portuguese write it so.
  ['quimica', undefined],
])('tells the language of words that are evidence of one: %s', (words, language) => {
  expect(search(words).language).toBe(language);
});

it('begins with no course in a language that nobody asked for, unless its title is all that has the words', () => {
  expect(search('statistics for psychology students').results[0]?.language).toBe('en');
  expect(search('autocad').results[0]?.title).toMatch(/autocad/i);
});

it('begins with courses that say a word which only stands for a topic', () => {
  const said = search('enlightenment');
  expect(said).toMatchObject({ relaxed: 'subject', subjects: ['European history'] });
  expect(said.complete).toBeGreaterThan(0);
});

it('lists no course on a subject for a word of its title: “deep dive” is no diving', () => {
  const { results } = search('breathe under water on holiday');
  expect(results[0]?.title).toMatch(/scuba/i);
  expect(results.filter(({ title }) => /rust/i.test(title))).toEqual([]);
});

it('takes a name of several words for what a search is about, wherever it stands', () => {
  expect(search('i freeze up in job interviews').subjects).toEqual(['Interviews and résumés']);
});

it('orders courses on a subject by what is asked of it', () => {
  const titles = search('start a catering business from home').results.slice(0, 4);
  expect(titles.filter(({ title }) => /catering/i.test(title))).toHaveLength(2);
});

it.each(['p', 'mach', 'andrew n', 'khan', 'pyth', 'machien', 'lin alg', '操作'])(
  'suggests something for %s',
  (typed) => {
    const suggestions = engine.suggest(typed, 8);

    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(8);
    for (const { href } of suggestions) expect(href).toMatch(/^\/(?:search|course)\/./);
  },
);

it.each([
  ['ai', 'Artificial intelligence'],
  ['ml', 'Machine learning'],
  ['c+', 'C++'],
  ['r', 'R'],
  ['c', 'C'],
  ['dan', 'Dance'],
  ['bak', 'Baking'],
  ['ger', 'German'],
  ['mark', 'Marketing'],
  ['law', 'Law'],
  ['biol', 'Biology'],
  ['eng', 'Engineering'],
  ['fran', 'Français'],
  ['calc', 'Calculus'],
  ['spa', 'Spanish'],
  ['des', 'Design'],
  ['coci', 'Cocina'],
  ['матем', 'Математика'],
  ['fís', 'Física'],
  ['sağ', 'Sağlık'],
  ['lập', 'Lập trình'],
])('suggests the topic that %s begins first, in the language that is typed', (typed, text) => {
  expect(engine.suggest(typed, 8)[0]).toMatchObject({ kind: 'topic', text });
});

it.each([
  ['c+', /^C\+\+/],
  ['pia', /piano/i],
  ['dra', /draw|drama/i],
  ['coo', /cook/i],
])('suggests what %s begins, and other names of topics only if courses have them', (typed, text) => {
  for (const one of engine.suggest(typed, 8).slice(0, 3)) expect(one.text).toMatch(text);
});

it('suggests topics in a language that is preferred before English ones', () => {
  expect(engine.suggest('mat', 8)[0]).toMatchObject({ text: 'Mathematics' });
  expect(engine.suggest('mat', 8, ['es'])[0]).toMatchObject({ kind: 'topic', text: 'Matemáticas' });
});

it('suggests the course whose code is typed before others, and no teacher for three letters', () => {
  expect(engine.suggest('cs5', 8).find(({ kind }) => kind === 'course')?.text).toMatch(/^CS50: Intro/);
  expect(engine.suggest('dan', 8).map(({ kind }) => kind)).not.toContain('teacher');
});

it('suggests teachers and providers by name', () => {
  expect(engine.suggest('andrew n', 5)[0]).toMatchObject({ kind: 'teacher', text: 'Andrew Ng' });
  expect(engine.suggest('khan aca', 5)[0]).toMatchObject({ kind: 'provider', text: 'Khan Academy' });
});

it('relates courses that share topics, of several providers, without the course itself', () => {
  for (const { id } of courses.slice(0, 200)) {
    const found = engine.findCourse(id);
    if (found.kind !== 'found') throw new Error(`${id} is not found`);
    expect(found.related.length).toBeLessThanOrEqual(24);
    expect(found.related.map((card) => card.id)).not.toContain(id);
  }
});

it('shows at most two picks of a provider for a subject', () => {
  for (const { name, count, topics, picks, picksIn = {} } of engine.overview().subjects) {
    expect([name, count > 0, topics.length > 0, picks.length > 0]).toEqual([name, true, true, true]);
    for (const shelf of [picks, ...Object.values(picksIn)])
      for (const { provider } of shelf)
        expect(shelf.filter((pick) => pick.provider === provider).length).toBeLessThanOrEqual(2);
  }
});

it('counts no fewer courses of a subject than of one of its topics', () => {
  const larger = engine
    .overview()
    .subjects.flatMap(({ name, count, topics }) =>
      topics.filter((topic) => topic.count > count).map((topic) => [name, count, topic.name, topic.count]),
    );
  expect(larger).toEqual([]);
});

it('has picks of a subject in the languages of pages', () => {
  const { picksIn = {} } = engine.overview().subjects.find(({ name }) => name === 'Programming') ?? {};
  expect(picksIn.es).toHaveLength(4);
  expect(picksIn.es?.map(({ language }) => language.split('-')[0])).toEqual(['es', 'es', 'es', 'es']);
  expect(picksIn.en).toBeUndefined();
});

it.each([
  ['rust programmieren', 'de'],
  ['finance principes', 'fr'],
  ['nodejs crash course', 'en'],
])('understands in which language %s was typed, even by a word that one title has', (words, language) => {
  expect(search(words).results[0]?.language).toBe(language);
});

it.each([
  ['web developer', /web/i],
  ['web developers', /web/i],
  ['project managers', /project/i],
])('lists what a profession takes: %s', (words, title) => {
  expect(search(words).total).toBeGreaterThan(50);
  expect(titles(words).slice(0, 3)).toContainEqual(expect.stringMatching(title));
});

it('takes a profession for no subject that only has its stem', () => {
  expect(search('mechanic').named).not.toContain('Classical mechanics');
  expect(search('accountant').named).toEqual(['Accounting']);
});

it('says that what a profession takes is not the profession, where no course is on that', () => {
  const { complete, relaxed, subjects } = search('become a dentist');
  expect({ complete, relaxed }).toEqual({ complete: 0, relaxed: 'subject' });
  expect(subjects).toContain('Anatomy');
});

it.each(['sat math', 'ap math', 'van engine'])(
  'takes a short word beside an English one for English: %s',
  (words) => {
    const { results } = search(words);
    expect(results.slice(0, 5).filter(({ language }) => language !== 'en')).toEqual([]);
  },
);

it.each([
  ['calculus in hungarian', 'hu'],
  ['guitar in tagalog', 'fil'],
])('knows the names of languages in which hardly anything is taught: %s', (words, value) => {
  const { intents, relaxed } = search(words);
  expect(intents).toMatchObject([{ facet: 'language', value, dropped: true }]);
  expect(relaxed).toBe('fewer-filters');
});

it.each(['is there free will', 'free will', 'free software'])(
  'takes no part of a name for a filter: %s',
  (words) => {
    const { intents, results } = search(words);
    expect(intents).toEqual([]);
    expect(results.length).toBeLessThan(2000);
  },
);

it.each(['free guitar', 'free music theory', 'advanced guitar'])(
  'takes what a name has not for a filter: %s',
  (words) => {
    expect(search(words).intents).toHaveLength(1);
  },
);

it.each(['photography in iceland', 'accounting in finland'])(
  'learns no language of where a subject is: %s',
  (words) => {
    const { subjects = [], results } = search(words);
    expect(results.length).toBeGreaterThan(0);
    expect(subjects).not.toContain('Icelandic');
    expect(subjects).not.toContain('Finnish');
  },
);

it('takes the nodes of a drawing for no server', () => {
  expect(titles('nodejs').join()).not.toContain('Geometry Nodes');
  expect(titles('node')[0]).toMatch(/^Node(?:\.js)? /);
});

it('finds a course by the code that its title begins with', () => {
  expect(titles('cs50')[0]).toBe('CS50: Introduction to Computer Science');
});

it('takes a year for when a course was made, not for what it is about', () => {
  expect(titles('Complete 2023 Web Development Bootcamp').slice(0, 5).join()).toMatch(
    /^(.*Web Development.*){5}$/,
  );
});

it.each([
  ['apprendre le français', undefined],
  ['français', undefined],
  ['cours en français', 'fr'],
  ['python en français', 'fr'],
])('tells in %s whether a language is what one learns or how', (words, language) => {
  const intent = search(words).intents.find(({ facet }) => facet === 'language');
  expect(intent?.value).toBe(language);
  if (!language) expect(titles(words)[0]).toMatch(/French|français/);
});

it.each([
  ['hindi', 'hi'],
  ['Tamil courses', 'ta'],
  ['বাংলা', 'bn'],
  ['learn hindi', undefined],
  ['hindi grammar', undefined],
  ['spanish courses', undefined],
])('offers for %s what is taught in a language that no course teaches', (words, language) => {
  const { intents, results } = search(words);
  expect(intents.map(({ value }) => value)).toEqual(language ? [language] : []);
  if (language) expect(new Set(results.map((course) => course.language))).toEqual(new Set([language]));
});

it('does not answer a search for a language with courses in all the others', () => {
  expect(search('courses in punjabi').results.map(({ language }) => language)).toEqual(['pa', 'pa']);
});

it('understands how long one has', () => {
  const answer = search('how to learn calculus from zero in 10 hours free');
  expect(answer.intents.map(({ facet, value }) => [facet, value])).toContainEqual(['length', 'max-10']);
  expect(answer.results[0]?.title).toContain('Calculus');
});

it.each([
  ['20 minutes on the bus spanish', 'max-0.33', 'Spanish'],
  ['learn git in one hour', 'max-1', 'Git'],
  ['15 minutes a day of japanese', 'max-0.25', 'Japanese'],
])('understands when one learns in %s, and keeps the subject', (words, length, title) => {
  const answer = search(words);
  expect(answer.intents.map(({ facet, value }) => [facet, value])).toContainEqual(['length', length]);
  expect(answer.results[0]?.title).toMatch(new RegExp(title, 'i'));
});

it('does not correct a word of another language with the same meaning', () => {
  expect(search('curso de guitarra').correctedTo).toBeUndefined();
  expect(titles('curso de guitarra')[0]).toContain('Guitar');
});

it('forgets a length that was taken back, instead of looking for its words', () => {
  const takenBack = search('python for beginners in spanish under 5 hours', { text: 'length' });
  const never = search('python for beginners in spanish');
  expect(takenBack.relaxed).toBe(never.relaxed);
  expect(takenBack.results.map(({ id }) => id)).toEqual(never.results.map(({ id }) => id));
});

describe('what is not wanted', () => {
  it.each([
    ['javascript -react', 'react', /react/i],
    ['web development without javascript', 'javascript', /javascript|node|react/i],
    ['программирование кроме python', 'python', /python/i],
    ['machine learning without math', 'mathematics', /statistic|calculus/i],
    ['histoire mais pas américaine', 'american-history', /US history|americ/i],
    ['SQL以外のデータベース', 'sql', /\bsql\b/i],
    ['프로그래밍 배우기 파이썬 말고', 'python', /python|파이썬/i],
  ])('is left out: %s', (words, topic, title) => {
    const { exclusions, results, facets } = search(words);

    expect(exclusions?.map(({ facet, value }) => [facet, value])).toEqual([['topic', topic]]);
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter((one) => title.test(one.title))).toEqual([]);
    const topics = facets.find(({ name }) => name === 'topic')?.values.map(({ value }) => value);
    expect(topics).not.toContain(topic);
  });

  it('is left out of totals too, comes back as text, and can be said by the address', () => {
    const all = search('javascript');
    const some = search('javascript -react');
    const ofAddress = engine.search({ ...aSearch('javascript'), without: ['react'] });

    expect(some.total).toBeLessThan(all.total);
    expect(ofAddress.total).toBe(some.total);
    const asText = engine.search({ ...aSearch('javascript -react'), asText: ['without'] });
    expect(asText.exclusions).toBeUndefined();
  });

  it('is a level where the words say one', () => {
    const { exclusions, results } = search('python but not for beginners');

    expect(exclusions).toMatchObject([{ facet: 'level', value: 'beginner' }]);
    expect(results.filter(({ level }) => level === 'beginner')).toEqual([]);
  });

  it('is nothing where nothing else is wanted', () => {
    expect(search('without python').exclusions).toBeUndefined();
  });

  it('is not what Portuguese says it is done in', () => {
    expect(search('como programar no linux').exclusions).toBeUndefined();
    expect(search('javascript no react').exclusions).toMatchObject([{ value: 'react' }]);
  });

  it('says what to ask elsewhere', () => {
    expect(search('javascript -react').wanted).toBe('javascript');
  });
});

describe('what counts as the word', () => {
  it.each([
    ['renewal', 'Renewable energy'],
    ['authorize', 'Writer'],
    ['termination', 'Command line'],
    ['hospitable', 'Medicine'],
    ['fence', 'Fencing'],
  ])('takes no topic for named whose name only has the stem of another word: %s, %s', (word, topic) => {
    expect(search(word).named ?? []).not.toContain(topic);
  });

  it.each([
    ['invest', 'Investing'],
    ['vitamin', 'Nutrition'],
    ['telescope', 'Astronomy'],
    ['habit', 'Goal setting'],
  ])('takes another form of a name for the name: %s, %s', (word, topic) => {
    expect(search(word).named).toContain(topic);
  });

  it.each([
    ['cooking', /number theory/i],
    ['excel', /excellen/i],
    ['plumbing', /atmospher/i],
    ['singing', /project/i],
    ['machine learning under 10 hours', /10-[67]01/],
    ['krebs cycle', /cancer|tumor/i],
    ['satire', /\bSAT\b/],
    ['advanced excel', /planning|logistics/i],
  ])(
    'is no name, no other word of its stem, no filter, and no word of another language: %s',
    (words, wrong) => {
      const found = titles(words);
      expect(found.length).toBeGreaterThan(0);
      expect(found.slice(0, 10).filter((title) => wrong.test(title))).toEqual([]);
    },
  );

  it.each([
    ['strang linear algebra', /linear algebra/i],
    ['odin project', /odin/i],
    ['harvard computer science', /^CS ?50|harvard/i],
  ])('is a whole name, or one that is no other word: %s', (words, title) => {
    expect(titles(words)[0]).toMatch(title);
  });

  it('is no place where courses are published, which only orders them', () => {
    const { results, total } = search('machine learning coursera');
    expect(total).toBeGreaterThan(100);
    expect(results[0]).toMatchObject({ platform: 'Coursera' });
  });
});

describe('other words of a search', () => {
  it.each([
    ['qualify as an electrician', 'electrician'],
    ['facebook for seniors', 'facebook'],
  ])('say how one comes to a profession, or who one is: %s', (words, same) => {
    expect(titles(words)[0]).toBe(titles(same)[0]);
  });

  it.each([
    ['make a website for my church', /christian|hebrew/i],
    ['marathon training', /rust|moral/i],
    ['barista coffee', /spanish/i],
    ['bowling', /track/i],
    ['tai chi for seniors', /физика/i],
  ])('mean nothing elsewhere: %s', (words, wrong) => {
    expect(
      titles(words)
        .slice(0, 5)
        .filter((title) => wrong.test(title)),
    ).toEqual([]);
  });
});

describe('a subject', () => {
  it.each([
    ['subjunctive in spanish', /spanish/i],
    ['how to say hello in japanese', /japanese/i],
  ])('is the language in which something is said: %s', (words, title) => {
    const { intents, results } = search(words);
    expect(intents).toEqual([]);
    expect(results[0]?.title).toMatch(title);
  });

  it('is what stands before its purpose, whatever that means', () => {
    const { subjects, results } = search('english for my citizenship interview');
    expect(subjects?.[0]).toBe('English');
    expect(results[0]?.title).toMatch(/english/i);
  });

  it('is a thing to use, not what its maker teaches', () => {
    const { intents, results } = search('how to use facebook');
    expect(intents).toEqual([]);
    expect(results[0]?.title).toMatch(/online presence|social media/i);
  });
});

describe('a child', () => {
  it('gets what is made for children, and nothing from a university', () => {
    const { noneForChildren, results } = search('coding for a 9 year old');
    expect(noneForChildren).toBeUndefined();
    expect(results[0]?.provider).toBe('Raspberry Pi Foundation');
    expect(search('courses for 9 year old').total).toBeLessThan(courses.length / 10);
  });

  it.each(['physics for my 8 year old', 'which programming language should a 12 year old start with'])(
    'is told where nothing is made for children: %s',
    (words) => {
      const { noneForChildren, results } = search(words);
      expect(noneForChildren).toBe(true);
      const universities = /university|yale|mit\b|iit|politec/i;
      expect(results.filter(({ provider }) => universities.test(provider))).toEqual([]);
    },
  );
});

describe('a parent', () => {
  it.each([
    'save money for my kids college',
    'autistic child at home activities',
    'dealing with divorce and kids',
  ])('who asks about a child is not told that nothing is made for children: %s', (words) =>
    expect(search(words).noneForChildren).toBeUndefined(),
  );
});

describe('an everyday word for what courses call otherwise', () => {
  it('finds them', () => {
    expect(search('how does a fridge work').results[0]?.title).toMatch(/refrigeration/i);
  });
});

describe('words that name nothing', () => {
  it.each(['make a will', 'do it'])('find nothing: %s', (words) => expect(search(words).total).toBe(0));

  it.each(['best courses', 'learn online', 'cursos'])('find any course if they ask for one: %s', (words) =>
    expect(search(words).total).toBe(courses.length),
  );
});

describe('a school year or an exam', () => {
  it.each([
    ['jamb chemistry past questions', 'Chemistry'],
    ['hsc physics nsw', 'Physics'],
    ['a level economics revision', 'Economics'],
  ])('takes no search from the subject that is named beside it: %s', (words, subject) => {
    expect(search(words).subjects).toEqual([subject]);
  });

  it.each([
    ['8th grade geometry', ['8th grade']],
    ['gcse maths', ['gcse']],
    ['4th grade math', ['4th grade']],
    ['初中数学', ['初中']],
    ['수학 초등학교', ['초등학교']],
    ['cfa level 1', ['cfa level 1']],
  ])('that no course is known to be for is said to be so: %s', (words, years) => {
    const answer = search(words);
    expect(answer).toMatchObject({ noneForYear: years });
    expect(answer.complete ?? 0).toBe(0);
  });

  it.each([
    ['capm exam', /kickoff|project/i],
    ['ged test', /algebra|biology|calculus/i],
    ['jamb', /algebra|biology|calculus/i],
    ['homeschool chemistry', /chemistry/i],
  ])('is what it takes, whatever word says that it is one: %s', (words, title) => {
    expect(titles(words)[0]).toMatch(title);
  });

  it.each(['a level maths', 'physics grade 8', 'geometry', 'ielts'])('is not where one is: %s', (words) => {
    const { noneForYear, total } = search(words);
    expect([noneForYear, total > 0]).toEqual([undefined, true]);
  });
});

describe('the order', () => {
  it.each([
    ['cocina', 'es'],
    ['dibujo', 'es'],
    ['física', 'es'],
    ['gitara', 'pl'],
  ])('begins with the language of the search, also for a subject alone: %s', (words, language) => {
    expect([language, 'en', 'pt']).toContain(search(words).results[0]?.language.split('-')[0]);
    expect(search(words).results[0]?.language === 'en').toBe(language === 'pl');
  });

  it.each([
    ['mathematics', /^algebra i$|^arithmetic|everyday maths|^mathematics/i],
    ['algebra', /pre-algebra|^algebra|algebra ii/i],
    ['physics', /fundamentals of physics|^(?:(?:khan academy|3blue1brown): )?physics$/i],
    ['chemistry', /chemistry/i],
    ['economics', /crash course economics/i],
    ['spanish', /spanish/i],
    ['piano', /piano/i],
    ['maths for 14 year olds', /^algebra|geometry/i],
  ])('begins with a general course for %s', (words, title) => {
    expect(titles(words)[0]).toMatch(title);
  });

  it('begins the most popular courses with those about the words', () => {
    const [first] = search('python', { sort: 'popular' }).results;
    expect(first?.topic).toMatch(/^Python/);
  });

  it('keeps to the level and the language of who asks', () => {
    const { results } = search('advanced python');
    expect(results[0]).toMatchObject({ level: 'advanced', language: 'en' });
    expect(results.slice(0, 3).map(({ level }) => level)).not.toContain('beginner');
  });
});
