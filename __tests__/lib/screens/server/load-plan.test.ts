import { asSearchEngine } from '@polymath/engine';
import { builtInEngine } from '@/__tests__/support/engine-over';
import { speak } from '@/__tests__/support/locale';
import { isLongRun } from '@/__tests__/support/long-run';
import { audienceOf } from '@/lib/course';
import { AppError } from '@/lib/errors';
import { type Plan, type PlanView, placeOfDropped } from '@/lib/guide/plan/plan.types';
import { loadPlan } from '@/lib/screens/server/load-plan';
import { readRows } from '@/scripts/read-jsonl';

const builtIn = builtInEngine();

const load = (parameters: Record<string, string | string[]>) =>
  loadPlan(asSearchEngine(builtIn.engine), parameters);

async function planFor(parameters: Record<string, string | string[]>) {
  const outcome = await load(parameters);
  if (outcome.kind !== 'found' && outcome.kind !== 'empty') throw new Error(outcome.kind);
  return { kind: outcome.kind, ...(outcome.props as PlanView) };
}

it('makes the plan of an address, which search engines do not list', async () => {
  const outcome = await load({ goal: 'become a data scientist', hours: '10' });
  expect(outcome).toMatchObject({ kind: 'found', indexed: false, settled: true });
  const { plan, request } = await planFor({ goal: 'become a data scientist', hours: '10' });
  expect(request).toEqual({ goal: 'become a data scientist', hoursPerWeek: 10 });
  expect(plan?.steps.length).toBeGreaterThanOrEqual(4);
  expect(plan?.level).toBe('beginner');
});

it('has the same courses in another language, whose steps are called as there, and no reason in English', async () => {
  const goal = 'become a data scientist';
  const english = await planFor({ goal });
  speak('es');
  const { plan } = await planFor({ goal });
  const { refusal } = await planFor({ goal: 'bartender' });
  speak('en');
  const coursesOf = (steps = english.plan?.steps ?? []) => steps.map(({ course }) => course.id);
  expect(coursesOf(plan?.steps)).toEqual(coursesOf());
  expect(plan?.name).toBe('Científico de datos');
  expect(plan?.steps.find(({ key }) => key === 'statistics')).toMatchObject({
    name: 'Estadística',
    why: 'Estadística.',
    can: '',
  });
  expect(refusal?.why).toContain('Bartender');
  const besides = english.plan?.missing.concat(english.plan.assumes) ?? [];
  expect(
    plan?.missing.concat(plan.assumes).filter((name) => besides.includes(name) && name !== 'SQL'),
  ).toEqual([]);
});

it.each([
  ['historian', 'en', /^en$/],
  ['become a solar panel installer', 'en', /^en$/],
  ['historian', 'es', /in (Spanish|español)/],
  ['quiero aprender a tocar el piano', 'en', /in Spanish/],
  ['хочу стати тестувальником', 'en', /in Ukrainian/],
  ['programmieren lernen', 'en', /^de$/],
  ['python lernen mit 50', 'en', /^de$/],
  ['Katze erziehen', 'en', /in German/],
  ['Buchhaltung für Selbstständige', 'en', /on Bookkeeping.* in German/],
  ['Wiedereinstieg als Buchhalterin', 'en', /on Accountant in German/],
  ['devenir électricienne', 'en', /on Electrician in French/],
  ['стати бухгалтеркою', 'en', /^uk$/],
  ['cómo ser psicólogo', 'en', /^es$/],
  ['quero ser desenvolvedora', 'en', /^pt$/],
] as const)('reads the language of %s on a page in %s', async (goal, page, language) => {
  speak(page);
  const { plan, refusal } = await planFor({ goal });
  speak('en');
  expect(plan?.language ?? refusal?.why).toMatch(language);
});

it('has courses in preferred languages where there are some, unless a language is asked for', async () => {
  const languagesOf = async (more: Record<string, string | string[]>) =>
    (await planFor({ goal: 'python', ...more })).plan?.steps.map(({ course }) => course.language) ?? [];
  const preferred = await languagesOf({ prefer: ['es', 'xx'] });
  expect(preferred[0]).toBe('es');
  expect(preferred).toHaveLength((await languagesOf({})).length);
  expect(new Set(await languagesOf({ prefer: 'es', language: 'en' }))).toEqual(new Set(['en']));
  expect((await languagesOf({ goal: 'python in hindi', prefer: 'es' }))[0]).toBe('hi');
});

it('begins a language with a course in one that the beginner knows, and goes on with those that a reader chose', async () => {
  const { plan } = await planFor({ goal: 'quiero aprender inglés' });
  expect(plan?.language).toBe('es');
  expect(plan?.steps[0]?.course.language).toBe('es');
  expect(plan?.steps.find(({ key }) => key === 'english.advanced')?.course.title).toBe(
    'Better Spoken English',
  );
});

it('goes on beyond a whole plan with what is on all of the topic only', async () => {
  const { plan } = await planFor({ goal: 'start an online shop' });
  expect(plan?.steps.map(({ key }) => key)).toEqual(['ecommerce']);
});

it('goes as far for an exam of a language as the language does', async () => {
  const { plan } = await planFor({ goal: 'jlpt n3' });
  expect(plan?.steps.map(({ key }) => key)).toContain('japanese.intermediate');
});

it('leaves out conditions that are none, and takes the first of several', async () => {
  const { request } = await planFor({
    goal: ['python', 'java'],
    hours: '1000',
    level: 'expert',
    language: '',
  });
  expect(request).toEqual({ goal: 'python', hoursPerWeek: 5 });
});

/** One profession in nine; all of them in the long form. */
type JudgedGoal = { goal: string; kind: string; topics: string[]; refuse?: true };
const JUDGED = readRows<JudgedGoal>('bench/judged/plans.jsonl')
  .filter(({ kind }) => kind === 'profession')
  .filter((_, at) => isLongRun || at % 9 === 0);

it('has no course of another subject in the plan of a profession', async () => {
  const { map } = builtIn.engine.overview();
  const nameOf = (slug: string) => map[slug]?.name;
  const strange: string[] = [];
  const none: string[] = [];
  for (const { goal, topics, refuse } of JUDGED) {
    const { plan, refusal } = await planFor({ goal });
    if (refusal && !refuse) none.push(goal);
    const fitting = topics.map(nameOf);
    for (const { course } of plan?.steps ?? []) {
      const slug = Object.keys(map).find((one) => nameOf(one) === course.topic) ?? '';
      const wider = nameOf(map[slug]?.broader ?? '');
      if (!fitting.includes(course.topic) && !fitting.includes(wider))
        strange.push(`${goal}: ${course.title} (${course.topic})`);
    }
  }
  expect(strange).toEqual([]);
  expect(none.length / JUDGED.length).toBeLessThan(0.1);
}, 300_000);

it('begins an advanced topic with what it needs, and tells what is changed', async () => {
  const goal = 'learn compilers';
  const { plan } = await planFor({ goal });
  const keys = plan?.steps.map(({ key }) => key) ?? [];
  expect(keys).toContain('compilers');
  expect(keys.indexOf('compilers')).toBeGreaterThan(0);
  const first = keys[0] ?? '';
  const changed = await planFor({ goal, known: [first, 'git'], level: '' });
  expect(changed.plan?.steps.map(({ key }) => key)).not.toContain(first);
  expect(changed.plan?.known.map(({ key }) => key)).toContain(first);
  const [, second = ''] = keys;
  const removed = (await planFor({ goal, without: second })).plan as Plan;
  expect([first, second].map((key) => placeOfDropped(key, removed))).toEqual([0, 1]);
  const other = plan?.steps[0]?.others[0]?.id ?? '';
  const swapped = await planFor({ goal, take: other });
  expect(swapped.plan?.steps[0]?.course.id).toBe(other);
  const added = await planFor({ goal, take: 'crash-course-psychology' });
  expect(added.plan?.steps.at(-1)).toMatchObject({ isAdded: true });
});

it.each([
  ['learn quantum computing', /^Precalculus|^Linear algebra/, /Advanced/],
  ['learn electronics', /^Algebra|^Physics/, /Chemical/],
  ['learn world history', /^World history/, /Music/],
  ['maths for my 9 year old', /^Arithmetic/, /Hecke|Intermediate|Lockdown/],
  ['become an architect', /^Drawing/, /\(profession\)/],
])(
  'begins with what comes first, and goes through courses of the subject: %s',
  async (goal, first, never) => {
    const steps = (await planFor({ goal })).plan?.steps.map(({ name, course }) => `${name}: ${course.title}`);
    expect(steps?.[0]).toMatch(first);
    expect(steps?.filter((step) => never.test(step))).toEqual([]);
  },
);

it('plans in the language of the goal, and offers English where it has nothing', async () => {
  const spanish = await planFor({ goal: 'aprender programación' });
  expect(new Set(spanish.plan?.steps.map(({ course }) => course.language.slice(0, 2)))).toEqual(
    new Set(['es']),
  );
  const { kind, refusal } = await planFor({ goal: 'apprendre la photographie' });
  expect([kind, refusal?.why]).toEqual(['empty', 'We have no course on Photography in French.']);
  const [near] = refusal?.near ?? [];
  expect((await planFor({ goal: near?.goal ?? '' })).plan?.language).toBe('en');
});

it('refuses what no course leads to, with what is near', async () => {
  const { kind, refusal } = await planFor({ goal: 'become a hairdresser' });
  expect(kind).toBe('empty');
  expect(refusal?.why).toBe('No course here teaches cutting or colouring hair.');
  expect(refusal?.near.length).toBeGreaterThan(0);
});

it('begins where a topic is taught to no beginners, unless a level is asked for', async () => {
  const { plan } = await planFor({ goal: 'ancient rome' });
  expect(plan?.steps.map(({ name, course }) => [name, course.level])).toEqual([
    ['Roman Empire', 'intermediate'],
  ]);
  expect((await planFor({ goal: 'ancient rome', level: 'beginner' })).kind).toBe('empty');
});

it.each([
  ['5th grade math help', 'Arithmetic'],
  ['interpreter for deaf people', 'Sign language'],
  ['grow my own vegetables', 'Vegetable growing'],
  ['computers for my mum', 'Computer basics'],
  ['learn computers at 60', 'Computer basics'],
  ['hold a conversation in French', 'French'],
  ['pass my driving test', 'Driving'],
  ['grow tomatoes on my balcony', 'Vegetable growing'],
  ['Webseite selber erstellen', 'HTML'],
  ['negotiate a higher salary', 'Negotiation'],
  ['write poems', 'Poetry'],
  ['high school biology', 'Biology'],
  ['get better at chess so I can beat my dad', 'Chess'],
  ['programación para niños de 10 años', 'Scratch'],
  ['कक्षा 10 गणित की तैयारी', 'Mathematics'],
  ['我想成为人工智能工程师', 'Python'],
  ["I'm a nurse and want to learn python", 'Python'],
  ['my 9 year old wants to code games', 'Scratch'],
  ['My grandson 9 wants to code games', 'Scratch'],
  ['mein Enkel (9) will programmieren', 'Scratch'],
  ['learn to read music', 'Reading sheet music'],
  ["i'm 15 and want to make video games", 'Programming'],
  ['from teacher to software developer', 'Python'],
  ['read scientific papers as a nurse', 'Critical thinking'],
  ['learn spanish as a nurse', 'Spanish'],
  ['go back to work as a nurse', 'Biology'],
  ['pass the comptia a+', 'Computer basics'],
  ['học lập trình web', 'HTML'],
  ['music production for my ten year old', 'Music production'],
  ['science for a 7 year old', 'Science for kids'],
  ['be more organised', 'Study skills'],
  ['ser mejor líder', 'Leadership'],
  ['oposiciones de auxiliar administrativo', 'Law'],
  ['become a physical therapist', 'Biology'],
  ['become a 3D animator', 'Drawing'],
  ['make my own clothes', 'Sewing'],
  ['get my first job in tech without a degree', 'Programming'],
  ['homeschool my 7 year old', 'Arithmetic'],
  ['build a table from wood', 'Woodworking'],
  ['power bi dashboards', 'Excel and spreadsheets'],
  ['go back to college', 'University admission'],
  ['change the brakes on my car', 'Car repair'],
  ['write my first novel', 'Creative writing'],
  ['drone photography', 'Photography'],
  ['how to read graphs and charts', 'Data literacy'],
  ['quiero aprender a programar videojuegos', 'Programming'],
  ['write a fantasy novel', 'Creative writing'],
  ['fix my own bike', 'Bicycle repair'],
  ['email and internet for older people', 'Internet basics'],
])('reads what somebody types: %s', async (goal, name) => {
  expect((await planFor({ goal })).plan?.steps[0]?.name).toBe(name);
});

it.each([
  ['inglês para viagem', 'English'],
  ['learn statistics for medical research', 'Statistics'],
  ['homework help for 5th grade times tables', 'Multiplication tables, Grade 5'],
  ['math for machine learning', 'Mathematics, Machine learning'],
  ['programming for children', 'Programming for children'],
  ['SAT math prep', 'Mathematics, SAT'],
  ['repasar álgebra antes de la universidad', 'Algebra'],
  ['career change into cybersecurity', 'Cyber security'],
  ['Deutsch B1 Prüfung', 'German'],
  ['manage my money better', 'Personal finance'],
  ['move from marketing into product management', 'Product management'],
  ['learn Korean from K-dramas', 'Korean'],
  ['become a landscape architect', 'Landscape architect'],
  ['leave teaching and learn python', 'Python'],
  ['5th grade math', 'Mathematics, Grade 5'],
  ['from waiter to bookkeeper', 'Bookkeeping'],
  ['study better for exams', 'Study skills'],
  ['operating systems deep dive', 'Operating systems'],
  ['history of ancient rome', 'Roman Empire'],
  ['get over my fear of speaking in public', 'Public speaking'],
  ['AP physics', 'Physics, AP exams'],
  ['tableau vs power bi', 'Tableau, Power BI'],
  ['nurse to project manager', 'Project manager'],
  ['data analyst to data engineer', 'Data engineer'],
  ['learn korean to watch k-dramas', 'Korean'],
  ['learn photoshop and illustrator', 'Photoshop, Adobe Illustrator'],
  ['english communication', 'English'],
  ['học tiếng anh giao tiếp', 'English'],
  ['calculus before engineering school', 'Calculus'],
  ['learn kubernetes as a backend developer', 'Kubernetes'],
  ['mechanic wanting to learn programming', 'Programming'],
  ['graphic designer switching to ux', 'UX/UI design'],
  ['bank teller to financial analyst', 'Financial analyst'],
  ['english for work in a hospital', 'English'],
  ['electrician apprenticeship maths', 'Mathematics'],
  ['lsat logic games', 'Logic, LSAT'],
  ['spanish grammar', 'Spanish'],
  ['run better meetings', 'Communication skills'],
])('plans what is learned, not what it is for: %s', async (goal, name) => {
  expect((await planFor({ goal })).plan?.name).toBe(name);
});

it('plans for the exam of a profession what it asks, and not all that the profession needs', async () => {
  const { plan } = await planFor({ goal: 'pass real estate license exam' });
  expect(plan?.steps.map(({ name }) => name)).toEqual(['Contract law', 'Real estate']);
});

it('leaves out what somebody says that they know, and names it as expected', async () => {
  const { plan } = await planFor({ goal: 'learn machine learning, i know python and linear algebra' });
  expect(plan?.name).toBe('Machine learning');
  expect(plan?.assumes).toEqual(expect.arrayContaining(['Python', 'Linear algebra']));
  expect(plan?.steps.map(({ name }) => name)).not.toContain('Linear algebra');
  expect((await planFor({ goal: 'i know python and want to learn statistics' })).plan?.name).toBe(
    'Statistics',
  );
  expect((await planFor({ goal: 'learn guitar, i already play piano' })).plan?.name).toBe('Guitar and bass');
  const rust = (await planFor({ goal: 'learn rust coming from c++' })).plan;
  expect(rust?.steps.map(({ name }) => name)).not.toContain('Programming');
});

it.each([
  ['rust for c++ developers', 'Rust', 'Programming'],
  ['learn kubernetes as a backend developer', 'Kubernetes', 'Programming'],
  ['pharmacology for nurses', 'Pharmacology', 'Anatomy'],
  ['statistics for medical research', 'Statistics', 'Algebra'],
])('leaves out what somebody knows by what they do: %s', async (goal, name, known) => {
  const { plan } = await planFor({ goal });
  expect(plan?.name).toBe(name);
  expect(plan?.steps.map((step) => step.name)).not.toContain(known);
});

it('takes nothing that somebody wants for what they know by what they do', async () => {
  const { plan } = await planFor({ goal: 'math for electricians' });
  expect(plan?.steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['Arithmetic', 'Algebra']));
});

it.each([
  ['GRE quant', ['Arithmetic', 'Algebra', 'Geometry', 'Statistics']],
  ['gmat verbal', ['Critical thinking', 'Grammar']],
  ['SAT reading', ['Grammar']],
  ['GED math', ['Arithmetic', 'Algebra', 'Geometry']],
  ['upsc history', ['Indian history']],
])('plans the part of an exam: %s', async (goal, names) => {
  expect((await planFor({ goal })).plan?.steps.map(({ name }) => name)).toEqual(names);
});

it('takes no course on the words of another language for an exam in English', async () => {
  const { plan } = await planFor({ goal: 'asvab' });
  expect(plan?.steps.filter(({ course }) => course.topic === 'Russian')).toEqual([]);
});

it('plans for children what is taught with what theirs is part of', async () => {
  const { plan } = await planFor({ goal: 'multiplication for my daughter' });
  expect(plan?.steps.map(({ name }) => name)).toEqual(['Arithmetic']);
});

it.each([
  ['machine learning without math', 'Machine learning', ['Calculus', 'Linear algebra', 'Probability']],
  ['web development without javascript', 'Web development', ['JavaScript']],
])('plans nothing that somebody does not want: %s', async (goal, name, unwanted) => {
  const { plan } = await planFor({ goal });
  expect(plan?.name).toBe(name);
  const said = [...(plan?.steps ?? []), ...(plan?.gaps ?? [])].map((step) => step.name);
  expect(said.filter((step) => unwanted.includes(step))).toEqual([]);
});

it('plans no other subject for a school’s physics', async () => {
  const { plan } = await planFor({ goal: 'igcse physics revision' });
  expect(plan?.steps.map(({ name }) => name)).toEqual(['Physics']);
});

it.each([
  'history for kids',
  'ciencias para niños de primaria in english',
  'grade 4 science',
  'GCSE chemistry',
])('plans no higher level and no university’s course for pupils: %s', async (goal) => {
  const courses = (await planFor({ goal })).plan?.steps.map(({ course }) => course) ?? [];
  expect(courses.length).toBeGreaterThan(0);
  expect(courses.filter((course) => course.level !== 'beginner')).toEqual([]);
  expect(courses.filter((course) => audienceOf(course) === 'university')).toEqual([]);
});

it('plans for a child what its year learns, and not what comes years later', async () => {
  const { plan } = await planFor({ goal: 'math for my 7 year old who hates fractions' });
  expect(plan?.steps.map(({ name }) => name)).toEqual(['Arithmetic']);
});

it('plans no business English for children', async () => {
  const { plan } = await planFor({ goal: 'English for kids' });
  expect([...(plan?.steps ?? []), ...(plan?.gaps ?? [])].map(({ name }) => name)).toEqual(['English']);
});

it('takes the likeliest of the languages that words may be in', async () => {
  expect((await planFor({ goal: 'examen de inglés b2' })).plan?.language).toBe('es');
});

it.each([
  ['help my 7 yr old with reading', 'We do not know which subject that is.'],
  ['my 4 year old learns the alphabet', 'We have no course for children on Reading and spelling.'],
  ['spelling for my 8 year old', 'We have no course for children on Reading and spelling.'],
  ['learn to read', 'No course here teaches reading.'],
  ['3rd grade reading', 'No course here teaches reading.'],
  ['teach my 5 year old to read', 'No course here teaches reading.'],
  ['Mein Sohn, 8, lernt lesen', 'No course here teaches reading.'],
  ['mi hija de 6 años quiere aprender a leer', 'No course here teaches reading.'],
  ['mon fils de 7 ans apprend à lire', 'No course here teaches reading.'],
  ['Gitarre spielen lernen', 'We have no course on Guitar and bass in German.'],
  ['parler en public', 'We have no course on Public speaking in French.'],
  ['build a gaming pc', 'We have no course on Computer repair and hardware.'],
  ['quero aprender a programar jogos', 'We have no course on Game development in Portuguese.'],
  ['family tree research', 'We have no course on Genealogy.'],
  ['repair my 2009 honda civic transmission', 'We do not know which subject that is.'],
  ['teach my kids about money', 'We have no course on Financial literacy for children.'],
  ['improve my handwriting', 'No course here teaches everyday handwriting.'],
  ['lgs matematik', 'We have no course on Mathematics, LGS in Turkish.'],
  ['mix cocktails', 'We have no course on Cocktails and mixology.'],
  ['pass the life in the uk test', 'No course here prepares for the citizenship test of this country.'],
])('refuses what it would misread: %s', async (goal, why) => {
  expect((await planFor({ goal })).refusal?.why).toBe(why);
});

it.each([
  ['drawing for a ten year old', 'Drawing', ['Drawing']],
  ['how do i get good at drawing im 10', 'Drawing', ['Drawing']],
  ['guitar for kids', 'Guitar and bass', ['Guitar and bass']],
  ['robotics for my 11 year old', 'Robotics', ['Mathematics', 'Science']],
  ['my daughter is 10 and wants to make roblox games', 'Roblox Studio', ['Programming for children']],
  ['học vẽ cho bé 8 tuổi', 'Drawing', ['Drawing']],
  ['my son 9 wants to be a pilot', 'Pilot', ['Arithmetic', 'Mathematics', 'Science']],
])(
  'plans for a child no course that is made for others, and offers what is easy for these: %s',
  async (goal, name, near) => {
    const { refusal } = await planFor({ goal });
    expect(refusal?.why).toBe(`We have no course for children on ${name}.`);
    expect(refusal?.near.map((one) => one.name)).toEqual(near);
  },
);

it.each([
  // A form of a topic's name, where the whole means another one as much.
  ['paint my living room', 'House painting'],
  ['I just got divorced and need to manage my money', 'Personal finance'],
  ['be on the radio', 'Telecommunications'],
  // A word that only stands for a topic.
  ['keep my brain sharp', 'Neuroscience'],
  // Of what most words tell, no topic says enough.
  ['play pool better', 'Sports'],
  ['understand my doctor', 'Medicine'],
])('plans nothing where it is not sure, and offers what may be meant: %s', async (goal, near) => {
  const { refusal } = await planFor({ goal });
  expect(refusal?.why).toBe('We do not know which subject that is.');
  expect(refusal?.near.map(({ name }) => name)).toContain(near);
});

it('begins with no advanced course unless that is said', async () => {
  const { refusal } = await planFor({ goal: 'real estate' });
  expect(refusal?.why).toBe('We have no course on Real estate (beginner).');
  const [{ name, goal } = { name: '', goal: '' }] = refusal?.near ?? [];
  expect(name).toBe('Real estate (advanced)');
  expect((await planFor({ goal })).plan?.level).toBe('advanced');
});

it('takes no course of another subject for the only one on a topic', async () => {
  expect((await planFor({ goal: 'learn climbing' })).refusal?.why).toBe('We have no course on Climbing.');
});

it('offers in English nothing that is refused there too', async () => {
  const { refusal } = await planFor({ goal: 'mi hija de 6 años quiere aprender a leer' });
  expect(refusal?.near.map(({ name }) => name)).toEqual(['Early childhood education']);
});

it('offers what a child of its age learns where it does not know the subject', async () => {
  const { refusal } = await planFor({ goal: 'help my 7 yr old with reading' });
  expect(refusal?.near.map(({ name }) => name)).toContain('Arithmetic');
});

it('names two to five other courses for most steps, with what differs', async () => {
  const { plan } = await planFor({ goal: 'become a nurse' });
  const others = plan?.steps.map((step) => step.others) ?? [];
  expect(others.every((some) => some.length <= 5)).toBe(true);
  expect(others.filter((some) => some.length >= 2).length).toBeGreaterThan(others.length / 2);
  expect(others.flat().every(({ facts }) => facts.length > 0)).toBe(true);
});

it('shows the form alone where there is no goal', async () => {
  for (const parameters of [{}, { goal: '' }, { goal: ' ' }, { goal: 'x'.repeat(500) }] as Record<
    string,
    string
  >[]) {
    const { kind, plan } = await planFor(parameters);
    expect([kind, plan]).toEqual(['found', undefined]);
  }
});

it('understands a goal with a typing mistake', async () => {
  const { plan } = await planFor({ goal: 'learn pyhton' });
  expect(plan?.steps[0]?.course.title).toMatch(/python/i);
});

it('says that search is busy, and keeps what was asked for', async () => {
  const readWords = async () => {
    throw new AppError('search/unavailable');
  };
  const catalog = { ...asSearchEngine(builtIn.engine), readWords };
  expect(await loadPlan(catalog, { goal: 'python', hours: '9' })).toMatchObject({
    kind: 'unavailable',
    props: {
      request: { goal: 'python', hoursPerWeek: 9 },
      refusal: { why: 'Search is busy or being updated. Please try again in a moment.', near: [] },
    },
  });
});
