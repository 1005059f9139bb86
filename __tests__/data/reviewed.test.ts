import { readCourses } from '@/engine/judge/run-judged';
import { readSources } from '@/lib/catalog/server/read-catalog';
import { sourceOf } from '@/lib/course';
import type { Course } from '@/lib/course/course.schema';

// What readers of the whole catalogue found untrue or missing, one case a line. Rules over all rows are in
// `scripts/check/row-rules.ts`; what a title is mistaken for, in `topics-in-title.test.ts`.

const courses: Course[] = readCourses('data/catalog');
const called = (title: RegExp) => courses.filter((course) => title.test(course.title));
const at = (url: string) => courses.filter((course) => course.url.includes(url));

it.each([
  [/Ballerina/, ['ballet', 'integrals']],
  [/^Accesibilidad Universal/, ['cosmology', 'web-accessibility']],
  [/Software Construction/, ['construction']],
  [/One Stroke Technique/, ['medicine', 'cardiology']],
  [/^Drawing Anime Characters/, ['medicine', 'anatomy']],
  [/Ethical Hacking/, ['ethics']],
  [/Natural Language Processing/, ['linguistics', 'languages']],
  [/^Sistemas de telecomunicación/, ['communication']],
  [/الشبكات العصبية|Neural Networks: Zero|^T81-558/, ['computer-networks']],
  [/CentOS/, ['management']],
  [/^Matrix Solver|^Econometric Modelling/, ['management']],
  [/POMDP/, ['operations-management']],
  [/^XILINUX/, ['linux']],
  [/^Introducción a Polymer/, ['materials-science']],
  [/desarrollo sostenible/, ['goal-setting']],
  [/^모두를 위한 RL/, ['study-skills']],
  [/^OpenOffice Calc/, ['calculus']],
  [/Canvas/, ['canva']],
  [/^Coffee Break/, ['coffee']],
  [/^Laravel ACL/, ['microsoft-access']],
  [/Modelli dell'Informatica/, ['sculpture']],
  [/Productos de Apoyo/, ['sports']],
  [/^Animated Knots/, ['macrame']],
  [/^Heat Exchangers/, ['sharepoint']],
  [/^Bicycle Anatomy|^Geometric Anatomy/, ['anatomy']],
  [/Dreamweaver/, ['manufacturing']],
  [/Soil Behavior/, ['psychology']],
  [/^The Solar System|Extrasolar/, ['solar-energy', 'renewable-energy']],
  [/^Strategies for Excellent Note/, ['spreadsheets']],
])('has no topic from a word of another sense: %s', (title, wrong) => {
  const found = called(title);
  expect(found).not.toEqual([]);
  const mistaken = found.filter(({ topics }) => topics.some((topic) => wrong.includes(topic)));
  expect(mistaken.map(({ title: one, topics }) => [one, topics])).toEqual([]);
});

it.each(
  'wine,tennis,fencing,pilates,running,power-bi,premiere-pro,davinci-resolve,email-marketing,content-marketing,google-ads,facebook-ads,calligraphy,indesign,bass-guitar,kant,weightlifting,clinical-psychology,options-trading,novels,nclex,gastroenterology'.split(
    ',',
  ),
)('has a topic that rows are about by their very titles: %s', (topic) => {
  expect(courses.some(({ topics }) => topics.includes(topic))).toBe(true);
});

it.each([
  /AI 101/,
  /Sorting Truth From Fiction/,
  /Media Literacy in the Age of Deepfakes/,
  /Heavy Metal 101/,
  /Learn to Build Your Own Videogame/,
  /Calculus for Beginners and Artists/,
  /Learning Chinese: A Foundation Course/,
  /Arduino/,
  /Radar Systems/,
  /Nancy's Brain Talks/,
])('has what MIT calls a resource: %s', (title) => {
  expect(called(title).some(({ code = '' }) => code.startsWith('RES.'))).toBe(true);
});

it.each<[url: string, facts: Partial<Course>]>([
  ['PLAwxTw4SYaPmjFQ2w9j05', { provider: 'Udacity' }],
  ['PLAwxTw4SYaPlqMkzr4xyu', { provider: 'Udacity' }],
  ['PLAwxTw4SYaPkCSYXw6-a_', { provider: 'Udacity' }],
  ['PLAwxTw4SYaPnMwH5-FNkE', { provider: 'Google' }],
  ['PLycnP7USbo1V3jlyjAzWU', { provider: 'Princeton University' }],
  ['short-courses/langchain-chat', { provider: 'DeepLearning.AI', title: 'LangChain: Chat with Your Data' }],
  ['category-theory-for-p', { kind: 'text' }],
  ['watch?v=oBu-pQG6sTY', { kind: 'single-video' }],
  ['7-014-introductory-biology', { kind: 'video-series', level: undefined }],
  ['18-783-elliptic-curves-fall-2025', { kind: 'video-series' }],
  ['pe-210-scuba', { kind: 'video-series' }],
  ['PLoROMvodv4rOY23Y0BoGo', { level: undefined }],
  ['alison.com/course/advanced-digital-photography', { level: 'advanced' }],
  ['alison.com/course/intermediate-german', { level: 'intermediate' }],
  ['traditional-irish-guitar-intermedi', { level: 'intermediate' }],
  ['alison.com/course/rsba1-basic-first-aid', { title: 'RSBA1 Basic First Aid', level: undefined }],
  ['PLkcQbKbegkMqiWf7nF8ap', { hours: undefined }],
  ['PLrw6a1wE39_tb2fErI4-W', { hours: undefined }],
])('says of a course what is so: %s', (url, facts) => {
  const found = at(url);
  expect(found).not.toEqual([]);
  for (const course of found) expect({ ...facts, ...course }).toEqual({ ...course, ...facts });
});

it.each([
  ['coursera.org/course/'],
  ['coursera.org/learn/osnovy-poiska-dela-zhizni'],
  ['ocw.mit.edu/courses/6-00-introduction'],
  ['ocw.mit.edu/courses/6-00sc-introduction'],
  ['classroom.udacity.com'],
])('has nothing that was withdrawn: %s', (url) => {
  expect(at(url)).toEqual([]);
});

it.each([
  'a second public list',
  '3b1b/3Blue1Brown.com',
  'ForstMaple/BAPSourceCode',
  'zouyonghao/class-central',
])('takes nothing from a list without a name, or one that keeps its rights: %s', (list) => {
  expect(courses.filter(({ seenIn = [] }) => seenIn.some((name) => name.startsWith(list)))).toEqual([]);
});

it.each([
  ['Hacker0x01/hacker101', 'CC-BY-NC-SA-4.0'],
  ['fuzheado/mit-ocw-wiki', 'CC-BY-NC-SA-4.0'],
  ['PKUFlyingPig/cs-self-learning', 'MIT'],
  ['M0nica/thecodingtrain.com', 'MIT'],
  ['valronnp/free-courses-ukraine', 'MIT'],
])('says the licence that the list has: %s', async (list, licence) => {
  expect(sourceOf(list, await readSources(['data/catalog'], []))).toMatchObject({ licence });
});

it('takes nobody else’s copy for the word of the provider', () => {
  const stated = courses.filter(({ trust, seenIn = [] }) => trust === 'stated' && seenIn.length === 1);
  expect(stated).not.toEqual([]);
  expect(stated.filter(({ seenIn }) => seenIn?.[0]?.startsWith('fuzheado/'))).toEqual([]);
});

it('has the years of a course as versions of it, each of which names the others', () => {
  for (const number of [/^6\.824 /, /^6\.006 /])
    expect(called(number).filter(({ versions = [] }) => versions.length < 3)).toEqual([]);
});
