import { ownFolder } from '@/__tests__/support/own-folder';
import { countBroken } from '@/scripts/check/row-rules';

const dir = ownFolder();

let made = 0;
const row = (more: object) => {
  const n = made++;
  return { id: `r${n}`, title: 'T', provider: 'P', url: `https://example.org/${n}`, ...more };
};

/** The rules that these rows break, with the number of rows. */
async function broken(...rows: object[]): Promise<Record<string, number>> {
  const facts = { kind: 'text', language: 'en', cost: 'free', topics: [], seenIn: ['a/list'] };
  dir.write(
    'a.jsonl',
    rows.map((one) => ({ ...facts, ...row(one) })),
  );
  dir.write('sources.jsonl', [
    { id: 'a/list', licence: 'MIT', copies: 'S', url: 'https://example.org/list' },
    { id: 'a/copy', licence: 'MIT', copies: 'S', url: 'https://example.org/copy' },
    { id: 'b/list', licence: 'all rights reserved' },
    { id: 'buddhist-uni/list', licence: 'MIT' },
  ]);
  const counts = await countBroken([dir.path]);
  return Object.fromEntries(counts.filter((rule) => rule.rows > 0).map(({ rule, rows }) => [rule, rows]));
}

const ELSEWHERE = 'the same course elsewhere, which it does not name';

const one = (rule: string) => ({ [rule]: 1 });
const lesson = { title: 'One', video: { host: 'youtube', id: 'oBu-pQG6sTY' } };
const video = 'https://www.youtube.com/watch?v=oBu-pQG6sTY';

it('finds nothing in sound rows', async () => {
  expect(
    await broken(
      { title: 'Jenkins Step by Step', provider: 'X on YouTube' },
      { title: 'Learning by Doing, Part 1' },
      { title: 'Pricing - Video' },
      { title: 'YouTube Marketing' },
      { kind: 'video-series', url: video, playlistId: 'PL0123456789ab' },
      { kind: 'single-video', url: video.replace('oBu', 'obu') },
      { provider: 'YouTube', instructors: ['Ann'] },
      { provider: 'NPTEL', platform: 'Alison' },
      { title: 'Python from scratch for beginners', level: 'beginner' },
      { kind: 'video-series', hours: 245, seenIn: ['buddhist-uni/list:av.md'] },
      { kind: 'video-series', hours: 64.3 },
      { kind: 'video-series', hours: 49 },
      { kind: 'video-series', hours: 80, lessons: [lesson] },
      { id: '8.01-2005', versions: ['8.01-2010'], prerequisites: { none: true } },
      {
        id: '8.01-2010',
        versions: ['8.01-2005'],
        prerequisites: { topics: ['algebra'], source: 'a/list' },
      },
      { provider: 'HSE University', platform: 'YouTube' },
      { provider: 'Zh', language: 'zh-Hans' },
      { provider: 'Zh', language: 'zh-Hant' },
      { provider: 'C++' },
      { provider: 'C#' },
      { id: '6.006-2011', versions: ['6.006-2020'] },
      { id: '6.006-2020', versions: ['6.006-2011'] },
      { title: 'CS50: Computer Science', provider: 'Harvard', code: 'CS50', platform: 'edX' },
      { title: 'CS50: Computer Science with Python', provider: 'Harvard', code: 'CS50' },
      { title: 'Topics: Poetry', provider: 'MIT', code: '21L.7', year: 2001 },
      { title: 'Topics: Drama', provider: 'MIT', code: '21L.7', year: 2002 },
      { title: 'Machine Learning', provider: 'Stanford', platform: 'Coursera' },
      { title: 'Machine Learning', provider: 'Stanford' },
      { title: 'Data Analysis for Biology', provider: 'Ann Lee' },
      { title: 'Data Analysis for Biology', provider: 'Bo Li', instructors: ['Cy Wu'] },
    ),
  ).toEqual({});
});

it.each([
  ['a list without a licence entry', { seenIn: ['a/list', 'c/list'], trust: 'list' }],
  ['a list that reserves all rights', { seenIn: ['b/list'] }],
  ['another trust than its lists show', { seenIn: ['a/list', 'a/copy'] }],
  ['another trust than its lists show', { trust: 'stated' }],
  ['a platform as its provider', { provider: 'YouTube', platform: 'YouTube' }],
  ['a provider that nobody knows and that does not say so', { provider: 'a channel on YouTube' }],
  ['a series at the address of one video', { kind: 'video-series', url: video }],
  ["a list's label in its title", { title: 'Robotics, by Ann Lee' }],
  ["a list's label in its title", { title: 'Robotics by Dr. Ann Lee' }],
  ["a list's label in its title", { title: 'Robotics - Prof Lee' }],
  ["a list's label in its title", { title: 'Algorithms, Youtube, Princeton' }],
  ["a list's label in its title", { title: 'MOOC - Statistics' }],
  ["a list's label in its title", { title: 'Statistics | Udacity' }],
  ["a list's label in its title", { title: 'Statistics Udacity' }],
  ["a list's label in its title", { title: 'edX: Statistics' }],
  ["a list's label in its title", { title: 'UDEMY - Backend' }],
  ["a list's label in its title", { title: 'Statistics (English @Udemy)' }],
  ["a list's label in its title", { title: 'UC San Diego/edX DSE 220X' }],
  ["a list's label in its title", { title: 'Statistics || -by prince' }],
  ["a list's label in its title", { title: 'Computer Organization, Fall 2015,' }],
  ["a list's label in its title", { title: 'Say \\"hello\\"' }],
  ["a list's label in its title", { title: 'Networks(Course sponsored by X)' }],
  ["a list's label in its title", { title: 'Web Technologies Prof. Dr. Ann Lee' }],
  ["a list's label in its title", { title: 'Robotics, Fall 2019 -- Instructor: Ann Lee' }],
  ['a teacher in its title', { title: 'Number Theory of 2015, Ann Lee', instructors: ['Ann Lee'] }],
  ['a teacher in its title', { title: 'Python Tutorial by Ann Lee', provider: 'Ann Lee' }],
  ['lost capitals in its title', { title: 'Nfpa 70e for Electricians' }],
  ['capitals alone in its title', { title: 'PHYS 200: FUNDAMENTALS OF PHYSICS I' }],
  ['capitals alone in its title', { title: 'LẬP TRÌNH PYTHON CƠ BẢN' }],
  ['an address that was withdrawn', { url: 'https://www.coursera.org/course/android' }],
  ['an address that was withdrawn', { url: 'https://www.udacity.com/course/software-testing--cs258' }],
  ['an address that was withdrawn', { platform: 'Coursera', provider: 'HSE University', cost: 'paid' }],
  ['a level that its title does not bear out', { title: 'Models from Scratch', level: 'beginner' }],
  [
    'a level that its title does not bear out',
    { title: '6.0 Introduction to X', provider: 'MIT OpenCourseWare', code: '6.0', level: 'advanced' },
  ],
  ['a level that its title does not bear out', { title: 'Rust: Zero to Advanced', level: 'advanced' }],
  ['a workload as its length', { kind: 'mooc', hours: 40 }],
  ['a workload as its length', { kind: 'video-series', hours: 200 }],
  ['a workload as its length', { kind: 'video-series', playlistId: 'PL0123456789', hours: 40, workload: 40 }],
  ["an MIT course without the university's number", { provider: 'MIT OpenCourseWare' }],
  ['a version that does not name it back', { versions: ['gone'] }],
])('finds %s', async (rule, facts) => {
  expect(await broken(facts)).toEqual(one(rule));
});

it.each([
  'Statistics - Ann Lee',
  'Statistics, Ann Lee',
  'Statistics (Ann Lee)',
  'Statistics by Ann Lee',
  'Statistics, Fall 2014 - Ann von Lee Lectures',
])('finds the name of a teacher at the end of "%s"', async (title) => {
  const taught = { instructors: ['Ann Wu', 'Deep Mukerjee'] };
  const others = [{ title: 'CS 7 - Deep Learning' }, { title: 'Statistics - Machine Learning' }];
  expect(await broken(taught, { title }, ...others)).toEqual(
    one('the name of a teacher at the end of its title'),
  );
  expect(await broken({ title })).toEqual({});
});

it.each([
  [
    'a provider that is spelt in another way elsewhere',
    { provider: 'Codebasics' },
    { provider: 'codebasics' },
  ],
  [
    'a language of its provider that another row writes with a country',
    { language: 'pt' },
    { language: 'pt-BR' },
  ],
  [
    'the address of another course',
    { url: 'https://example.org/data/#numpy' },
    { url: 'http://www.example.org/data' },
  ],
  ['a version that does not name it back', { id: '6.006-2011' }, { versions: ['6.006-2011'] }],
  [
    "a catalogue's word that nothing is needed, where another version states what is",
    { id: '8.01-2005', versions: ['8.01-2010'], prerequisites: { none: true, source: 'a/list' } },
    { id: '8.01-2010', versions: ['8.01-2005'], prerequisites: { knowledge: ['algebra'] } },
  ],
  [
    ELSEWHERE,
    { title: '6.006J Algorithms (Fall 2011)', provider: 'MIT OpenCourseWare', code: '6.006J', year: 2011 },
    { title: '6.006 Introduction to Algorithms', provider: 'MIT', code: '6.006', year: 2020 },
  ],
  [
    ELSEWHERE,
    { title: 'The Analytics Edge in Business', provider: 'MIT', platform: 'edX' },
    { title: 'MIT: The Analytics Edge in Business', provider: 'MIT' },
  ],
  [
    ELSEWHERE,
    { title: 'Graph Theory', provider: 'IIT', platform: 'NPTEL', instructors: ['Ann Lee'] },
    { title: 'Graph Theory', provider: 'Ann Lee', platform: 'YouTube' },
  ],
])('finds %s', async (rule, first, second) => {
  expect(await broken(first, second)).toEqual(one(rule));
});
