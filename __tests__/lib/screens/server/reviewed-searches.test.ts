import { asSearchEngine } from '@polymath/engine';
import { builtInEngine } from '@/__tests__/support/engine-over';
import { toSearchPage } from '@/lib/screens/search-page';
import { loadSearch } from '@/lib/screens/server/load-search';

// Searches of which readers said that their page was untrue or led nowhere, one case a line.

const builtIn = builtInEngine();

/** What the page of a search shows: the first ten courses as "title (topic)", and what it says of them. */
async function pageOf(query: string) {
  const asking = () => ({ spender: { trigger: 'automated' as const } });
  const services = { catalog: asSearchEngine(builtIn.engine), sources: [], asking, note: () => {} };
  const outcome = await loadSearch(services, { params: { query }, parameters: {} });
  if (!('props' in outcome) || 'unavailable' in outcome.props) throw new Error(outcome.kind);
  const { shown, total } = toSearchPage(outcome.props);
  const { results, moments: lessons = [], ...answer } = outcome.props.answer;
  const courses = results.slice(0, 10).map(({ title, topic }) => `${title} (${topic})`);
  return { total, courses, lessons, noneIn: shown?.noneIn, answer };
}

describe('a search that somebody teaches', () => {
  it.each<[words: string, fits: RegExp, never?: RegExp]>([
    ['fix my own car', /\(Car repair\)/, /Aerial/],
    ['how to budget my paycheck', /Personal finance/],
    ['take care of an elderly parent', /\(Elderly care/, /Child Care|Newborn/],
    ['build a phone app', /\(React Native|\(Flutter|\(Mobile dev/, /Photography/],
    ['edit videos for youtube', /\(Video editing\)|\(DaVinci/, /Theory of Computation|Gutenberg/],
    ['use chatgpt at work', /\(Generative AI\)|\(Prompt/],
    ['what is quantum entanglement and can i understand it without maths', /\(Quantum mechanics\)/],
    ['i am a nurse moving to germany and need german for work', /\(German\)/, /Nursing/],
    ['how to write a literature review for my dissertation', /\(Academic writing\)/, /Travel|Arabic/],
    ['how do plants turn sunlight into food', /\(Biology\)|Plant/, /Hygiene|HACCP/],
    ['circle of fifths', /\(Music theory\)/],
    ['cognitive dissonance', /\(Social psychology\)/],
    ['short course on climate change', /Climate/, /Nuclear/],
    ['machine learning under 10 hours', /\(Machine learning\)/, /10-[67]01/],
    ['high school chemistry videos', /Khan Academy: Chemistry/],
    ['sewing', /\(Sewing\)/, /Store/],
    ['anatomy', /\(Anatomy\)/, /Bicycle|Dog|Geometric|Drawing/],
    ['latin', /\(Latin\)/, /America/],
    ['help my kid with fractions', /Arithmetic/, /Calculus|Partial/],
    ['write a novel', /\(Creative writing\)/, /Scientific Paper/],
    ['understand my blood test results', /Health/, /Calculus|Physics \(|Video game/i],
    ['i am afraid of maths and need to start from the very beginning', /Early math/, /Computing/],
    ['graduate level quantum mechanics', /\(Quantum mechanics\)/, /General Chemistry/],
    ['deutsch lernen a1', /\(German\)/, /Math|Russian/],
    ['get better at public speaking', /\(Public speaking\)/],
    ['compose music on my computer', /\(Music composition\)/, /Computational Music/],
    ['golang concurrency', /\(Go\)/],
    ['kafka', /\(Apache Kafka\)/],
    ['patient communication', /\(Communication skills\)/, /Planning/],
    ['medical english', /\(Medicine\)/, /Cannabis/],
    ['hospital', /\(Medicine\)/, /Hotel|Hospitality/],
    ['wound care', /\(Nursing\)/, /Six Sigma/],
    ['dosage calculation', /\(Nursing\)/, /Arithmetic Geometry/i],
    ['gcse maths', /^(?:Algebra|Basic geometry)/, /Early math/],
    ['chemistry grade 9', /\(Chemistry\)/, /3\.091/],
    ['year 9 science', /\(Ecology\)|\(Biology\)/, /Data Science/],
    ['gcse biology', /\(Biology\)/, /7\.0\d/],
    ['quadratic equations', /\(Algebra\)/, /Polynomial Method/],
    ['minecraft', /\(Scratch\)|\(Programming for children\)/, /CMS\.611J|Poker/],
    ['scratch', /\(Scratch\)/, /Redux/],
    ['scratch for kids', /\(Scratch\)/, /FORTRAN|AutoIt|Processing/],
    ['coding for kids', /\(Scratch\)/, /6\.0001|\(C\)/],
    ['courses for 9 year old', /\(Scratch\)/, /Flutter|World History/],
    ['times tables', /\(Arithmetic\)/, /Geometry/],
    ['cocina', /\(Cooking\)/, /Number Theory/],
    ['historia de españa', /\(History of Spain/],
    ['excel', /\(Excel/, /Note Reading|Docker/],
    ['英语口语', /\(English\)/, /Portuguese|Arabic|Korean|Spanish/],
    ['做饭', /\(Cooking\)/, /Number Theory/],
    ['internet safety', /\(Media literacy\)|\(Social media\)/, /Boolean|Optimal/],
    ['computer basics', /\(Computer basics\)/, /Boolean|Optimal/],
    ['memory training', /\(Study skills\)/, /Rust/],
    ['online banking', /\(Media literacy\)|\(Social media\)|\(Computer basics\)/, /\(Banking\)/],
    ['singing', /\(Singing\)/, /Project/],
    ['cooking', /\(Cooking\)/, /Number Theory|Data Visualization|Theory of Comp|HACCP/],
    ['ethical hacking', /\(Ethical hacking\)/],
    ['nursing', /\(Nursing\)/],
    ['nclex', /NCLEX/],
    ['windows', /Windows/, /Optics|Geometry/],
    ['mathematics', /^Algebra I/, /Mathematics I /],
    ['calculus', /\(Calculus\)/, /OpenOffice|Stoichiometry/i],
    ['renewable energy', /\(Renewable energy\)/, /Solar System|Extrasolar/],
    ['stretching', /\(Stretching|\(Yoga|\(Calisthenics/, /Mobile|Phone/],
    ['logic pro', /Logic Pro/, /Lógica/],
    ['teaching english', /\(Language teaching\)/, /\(English\)/],
    ['online business', /\(E-commerce\)/, /\(Business\)/],
    ['ecg interpretation', /^The ECG Course/, /Obesity|Epidemic/],
    ['grpc', /API/, /Greek/],
    ['distributed systems', /\(Distributed systems\)/],
    ['piano', /\(Piano\)/, /6\.006/],
    ['yoga', /\(Yoga\)/],
    ['chess', /\(Chess\)/],
    ['knitting', /\(Knitting\)/, /Plague/],
    ['gardening', /\(Gardening\)/],
    ['dog training', /\(Dog training\)/],
    ['kubernetes', /\(Kubernetes\)/],
    ['maths help for 14 year olds', /^Algebra I/, /Early math/],
    ['fotografía', /\(Photography\)/],
    ['inglés', /^(?:Curso completo )?Inglés/],
    ['quiero aprender inglés', /^(?:Curso completo )?Inglés/],
    ['dog grooming', /\(Pets\)/, /Poker|\(Mathematics\)|\(Woodworking\)/],
    ['学开车', /\(Driving\)/, /\(Mathematics\)|Knots/],
    ['普通话', /\(Chinese\)/, /\(Deep learning\)|\(Linux\)/],
    ['日本語', /\(Japanese\)/, /\(Web development\)/],
    ['한국어', /\(Korean\)/, /\(Excel/],
    ['public speaking anxiety', /\(Public speaking\)/],
    ['stop being shy', /\(Communication skills\)/, /\(Parenting\)/],
    ['make an app that tracks my runs', /\(Flutter|\(Android/, /\(Personal finance\)/],
    ['learn spanish before my trip', /\(Spanish\)/, /\(Portuguese\)/],
    ['how to study effectively', /\(Study skills\)/, /Effects/],
    ['how does ai work for non technical people', /AI/, /Interview/],
    ['make youtube videos', /YouTube/, /\(Film/],
    ['why do leaves change colour', /\(Botany\)/, /\(Colour/],
    ['sell better on the phone', /\(Sales\)/, /hotography/],
    ['how do solar panels work', /\(Solar energy\)/],
    ['prepare for university maths', /\(Precalculus/, /\(Arithmetic\)/],
    ['learn to type faster', /\(Typing\)/, /Redis|Semantics/],
    ['typing for kids', /\(Typing\)/],
    ['make slides for work', /^PowerPoint/],
    ['how to send an email', /^Email Basics/],
    ['morse code', /Morse code/],
    ['panic before every exam', /\(Mental health\)/, /\(Exams/],
  ])('lists what fits it, and nothing that only has a word of it: %s', async (words, fits, never = /^$/) => {
    const { courses } = await pageOf(words);
    expect(courses.slice(0, 3).join('\n')).toMatch(new RegExp(fits.source, `${fits.flags}m`));
    expect(courses.filter((course) => never.test(course))).toEqual([]);
  });
});

describe('a search that nobody here teaches', () => {
  it.each([
    'learn to swim',
    'pokemon card grading',
    'navajo weaving',
    'forklift licence',
    'how to beat elden ring',
    'cheap flights to bangkok',
    'wedding planning',
    'watercolour',
    'how to use a smartphone',
    'whatsapp',
    'dinosaurs',
    'phonics',
    'learn to read',
    'teach my child to read',
    'bird watching',
    'tai chi',
    'pottery',
    'roblox',
    'goal setting',
    'spelling practice',
    'potty training',
    'help my 7 year old with reading',
    'reading for 6 year old',
    '太极拳',
    'grandmother to use iphone',
    'write a will',
    'write my testament',
    'learn to draw blood',
    'write a business plan',
    'stop bullying at school',
    'how to tie a tie',
    'travel on a budget',
    'learn some thai for holidays',
    'repair a washing machine',
  ])('lists nothing, and offers what is near or nothing: %s', async (words) => {
    const { total, courses, answer } = await pageOf(words);
    expect({ total, courses }).toEqual({ total: 0, courses: [] });
    expect(answer.popularNearby.map(({ title }) => title).join()).not.toMatch(/Six Sigma|préparatoires/);
  });

  it.each([
    ['pass my citizenship test', 'citizenship test'],
    ['4th grade math', '4th grade'],
    ['primary school maths', 'primary school'],
    ['gcse maths', 'gcse'],
    ['初中数学', '初中'],
  ])('says that no course is known to be for it: %s', async (words, year) => {
    expect((await pageOf(words)).answer.noneForYear).toEqual([year]);
  });

  it('says so of a language for a child of twelve', async () => {
    const { answer } = await pageOf('which programming language should a 12 year old start with');
    expect(answer.noneForChildren).toBe(true);
  });

  it('lists no other subject for one whose few courses are in another language', async () => {
    const { courses, noneIn, answer } = await pageOf('iphone repair');
    expect(answer.subjects).toEqual(['Phone repair']);
    expect(courses.filter((course) => !course.endsWith('(Phone repair)'))).toEqual([]);
    expect(noneIn).toBe('English');
  });
});

it.each([
  ['高等数学', 'Chinese'],
  ['线性代数', 'Chinese'],
  ['概率论', 'Chinese'],
  ['数据结构', 'Chinese'],
  ['摄影', 'Chinese'],
  ['吉他', 'Chinese'],
  ['钢琴', 'Chinese'],
  ['日语', 'Chinese'],
  ['英语口语', 'Chinese'],
  ['做饭', 'Chinese'],
  ['álgebra lineal', 'Spanish'],
  ['enfermería', 'Spanish'],
  ['भौतिकी', 'Hindi'],
  ['सिलाई', 'Hindi'],
  ['الطبخ', 'Arabic'],
  ['التمريض', 'Arabic'],
  ['autocad', 'English'],
  ['統計学', 'Japanese'],
  ['経済学', 'Japanese'],
  ['统计学', 'Chinese'],
])('says that none of its courses is in the language of the words: %s', async (words, language) => {
  const { noneIn, total } = await pageOf(words);
  expect([noneIn, total > 0]).toEqual([language, true]);
});

it.each([
  ['机器学习', /^(?:机器|機器)/],
  ['機械学習 入門', /^機械学習帳/],
  ['機器學習', /^(?:机器|機器)/],
  ['操作系统', /^操作系统/],
  ['心理学', /^心理学/],
])('begins with courses in the language of the words where there are some: %s', async (words, first) => {
  const { courses, noneIn } = await pageOf(words);
  expect(courses[0]).toMatch(first);
  expect(noneIn).toBeUndefined();
});

it.each([
  ['singing', 'San Vitale'],
  ['knitting', 'Plague'],
  ['sheet music', 'Partition function'],
  ['swim', 'boys'],
  ['philosophy of mind', 'Conscience'],
  ['latin', 'Latin American'],
  ['scuba', 'namespaces'],
])('shows no lesson that has its word in another sense or language: %s', async (words, wrong) => {
  const { lessons } = await pageOf(words);
  expect(lessons.filter(({ lesson }) => lesson.includes(wrong))).toEqual([]);
});

it.each([
  ['scuba', ['Diving'], 'Sports'],
  ['crossword puzzles', ['Puzzles and brain teasers'], 'Games and decision making'],
  ['dog grooming', ['Pets'], undefined],
  ['speak enough italian for our honeymoon', ['Italian'], 'Languages'],
])('tells the subject of the words from what that is part of: %s', async (words, subjects, partOf) => {
  const { answer } = await pageOf(words);
  expect([answer.subjects, answer.partOf]).toEqual([subjects, partOf]);
});
