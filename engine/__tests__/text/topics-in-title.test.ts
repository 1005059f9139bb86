import { resolve } from 'node:path';
import { readCourses } from '@/engine/judge/run-judged';
import { makeTitleReader } from '@/engine/text/topics-in-title';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import type { Topic } from '@/lib/course/course.schema';
import { readOrdinaryWords } from '@/scripts/import/ordinary-words';

const CATALOG = resolve('data/catalog');
let bySlug: Map<string, Topic>;
let slugsIn: (title: string, language?: string, told?: string[]) => string[];

beforeAll(async () => {
  const topics = await readTopics([CATALOG]);
  bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  const read = makeTitleReader(topics, await readOrdinaryWords());
  slugsIn = (title, language = 'en', told = []) =>
    read(title, { language, told: told.flatMap((slug) => bySlug.get(slug) ?? []) }).map(({ slug }) => slug);
});

function withBroader(slug: string): string[] {
  const broader = bySlug.get(slug)?.broader;
  return broader === undefined ? [slug] : [slug, ...withBroader(broader)];
}

it.each([
  ['Complete Python Bootcamp 2024', ['python']],
  ['C++ for absolute beginners', ['cpp']],
  ['Construction', ['construction']],
  ['Introduction to Machine Learning and Knife Skills', ['machine-learning', 'knife-skills']],
  ['Games with Unity and C#', ['unity', 'c-sharp']],
])('reads the topics that an English title names: %s', (title, expected) => {
  expect(slugsIn(title)).toEqual(expected);
});

it.each([
  ['Основи фотографії', 'uk', ['photography']],
  ['Линейная алгебра', 'ru', ['linear-algebra']],
  ['Introducción al aprendizaje automático', 'es', ['machine-learning']],
  ['تعلم لارافيل من الصفر', 'ar', ['laravel']],
  ['شرح Machine Learning', 'ar', ['machine-learning']],
  ['Java Tutorials Deutsch', 'de', ['java']],
  ['CSS in Tamil', 'ta', ['css']],
  ['Laravel in Hindi / Urdu', 'hi', ['laravel']],
  ['Curs de Python', 'ro', ['python']],
  ['Cómo vivir una vida activa', 'es', []],
])('reads the names that a topic has in the language of the title: %s', (title, language, expected) => {
  const read = slugsIn(title, language);
  expect(expected.filter((slug) => !read.includes(slug))).toEqual([]);
  expect(read.length).toBeLessThanOrEqual(Math.max(expected.length, 1));
});

it('reads nothing from words that are parts of many names, and nothing from no words', () => {
  expect(slugsIn('Learning by Design: the Science of Management')).toEqual([]);
  expect(slugsIn('The best online course')).toEqual([]);
  expect(slugsIn('')).toEqual([]);
});

it('adds to the topics of a source only what is near to one of them', () => {
  const title = 'Geometric Anatomy of Theoretical Physics, with Fluid Mechanics';
  expect(slugsIn(title, 'en', ['physics'])).toEqual(['physics', 'fluid-mechanics']);
  expect(slugsIn(title, 'en', ['medicine'])).toEqual(['anatomy']);
  expect(slugsIn(title, 'en', ['marketing'])).toEqual([]);
});

/** Title, language, a topic of its source, and topics that words of the title could be mistaken for. */
const MISTAKEN: [title: string, language: string, told: string, wrong: string[]][] = [
  ['Ballerina Integrated Query Basics', 'en', 'programming', ['ballet', 'integrals']],
  ['PlanU: escoge la mejor carrera y universidad', 'es', 'career', ['cosmology', 'sheet-music']],
  ['Accesibilidad Universal', 'es', 'disability', ['cosmology', 'web-accessibility']],
  ['Constructores de Paz', 'es', 'political-science', ['construction']],
  ['Open Source Software Construction', 'en', 'software-engineering', ['construction']],
  ['Painting Using One Stroke Technique', 'en', 'painting', ['medicine', 'cardiology']],
  ['In the Studio: Postwar Abstract Painting', 'en', 'art', ['medicine']],
  ['El Valle de los Reyes', 'es', 'history', ['medicine']],
  ['Espace mondial', 'fr', 'political-science', ['medicine', 'astronomy']],
  ['Drawing Anime Characters the Head Face', 'en', 'drawing', ['medicine', 'anatomy']],
  ['Assessing Achievement with the ELL in Mind', 'en', 'education', ['mindfulness', 'philosophy-of-mind']],
  [
    'Memoir and Personal Essay: Managing Your Relationship with the Reader',
    'en',
    'writing',
    ['relationships', 'management', 'communication'],
  ],
  ['Ethical Hacking for Beginners', 'en', 'cyber-security', ['ethics']],
  [
    'CS224N Natural Language Processing with Deep Learning',
    'en',
    'artificial-intelligence',
    ['linguistics', 'languages'],
  ],
  ['Comunicaciones digitales', 'es', 'telecommunications', ['communication', 'media-studies']],
  ['Sistemas de telecomunicación', 'es', 'engineering', ['communication']],
  ['05 القسم الخامس : الشبكات العصبية Neural Network', 'ar', 'deep-learning', ['computer-networks']],
  ['Neural Networks: Zero to Hero', 'en', 'deep-learning', ['computer-networks']],
  ['T81-558: Applications of Deep Neural Networks', 'en', 'machine-learning', ['computer-networks']],
  ['Introducción a Polymer & web componentes', 'es', 'web-development', ['materials-science']],
  ['Package management in CentOS', 'en', 'linux', ['management']],
  ['Matrix Solver', 'en', 'mathematics', ['management']],
  ['Econometric Modelling', 'en', 'economics', ['management', '3d-modeling']],
  ['Objetivos de desarrollo sostenible', 'es', 'sustainability', ['goal-setting']],
  ['La recherche documentaire', 'fr', 'study-skills', ['film']],
  ['Accessibility to the Scenic Arts', 'en', 'theater', ['web-accessibility']],
  ['Семантика (Московская школа)', 'ru', 'linguistics', ['education', 'school']],
  ['How to Write and Publish a Scientific Paper', 'en', 'academic-writing', ['novel-writing']],
  [
    'Decision Making Under Uncertainty with POMDPs',
    'en',
    'artificial-intelligence',
    ['operations-management'],
  ],
  ['XILINUX ISE 9.2', 'en', 'electronics', ['linux']],
  ['Laravel ACL (Access Control List)', 'en', 'laravel', ['microsoft-access']],
  ["Modelli dell'Informatica", 'it', 'computer-science', ['sculpture']],
  ['Structural Analysis of Networks', 'en', 'computer-science', ['structural-engineering']],
  ['모두를 위한 RL', 'ko', 'reinforcement-learning', ['study-skills']],
  ['CoffeeScript', 'en', 'javascript', ['automation', 'coffee']],
  ['XSS', 'en', 'web-security', ['automation']],
  ['Productos de Apoyo', 'es', 'disability', ['sports']],
  ['How to Tie Sailing Knots', 'en', 'sailing', ['macrame']],
  ['Bicycle Anatomy and Maintenance', 'en', 'bicycle-repair', ['anatomy']],
  ['Soil Behavior', 'en', 'civil-engineering', ['psychology']],
  ['Evolution of Air Interface towards 5G', 'en', 'electrical-engineering', ['evolution']],
  ['Interactive Music Systems', 'en', 'music', ['ui-ux-design']],
  ['The Solar System', 'en', 'astronomy', ['solar-energy', 'renewable-energy']],
  ['Self-Driving Cars', 'en', 'robotics', ['driving']],
  ['Strategies for Excellent Note Reading', 'en', 'music', ['spreadsheets', 'note-taking']],
];

it.each(MISTAKEN)('does not mistake words of a title for a topic: %s', (title, language, told, wrong) => {
  const read = slugsIn(title, language, [told]);
  expect(wrong.filter((slug) => read.includes(slug))).toEqual([]);
});

it('mistakes hardly any of them where no source states a topic either', () => {
  const mistaken = MISTAKEN.filter(([title, language, , wrong]) =>
    slugsIn(title, language).some((slug) => wrong.includes(slug)),
  );
  // Words that are rare elsewhere: only their field tells them apart.
  expect(mistaken.map(([title]) => title)).toEqual([
    'Ballerina Integrated Query Basics',
    'Structural Analysis of Networks',
    'How to Tie Sailing Knots',
  ]);
});

it('mostly reads topics that people gave the courses of the built-in catalogue', () => {
  let read = 0;
  let right = 0;
  for (const course of readCourses(CATALOG)) {
    for (const slug of slugsIn(course.title, course.language)) {
      read++;
      // People who had fewer topics to choose from named the one that this is part of.
      if (withBroader(slug).some((one) => course.topics.includes(one))) right++;
    }
  }
  expect(read).toBeGreaterThan(6000);
  expect(right / read).toBeGreaterThan(0.94);
});
