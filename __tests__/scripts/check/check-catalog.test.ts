import { basename } from 'node:path';
import { ownFolder } from '@/__tests__/support/own-folder';
import { checkCatalog } from '@/scripts/check/check-catalog';
import { aCourse } from '@/scripts/fakes/course';

const dir = ownFolder();

const { write } = dir;

const course = (id: string, more: object = {}) => ({
  ...aCourse({ id, title: 'T', provider: 'P', kind: 'text', topics: [], lessons: undefined }),
  ...more,
});
const topic = (slug: string, name: string, aliases: string[] = []) => ({
  slug,
  name,
  subject: 'Programming',
  aliases,
});

async function check() {
  const problems: string[] = [];
  const counts = await checkCatalog([dir.path], ({ file, line, field, message }) =>
    problems.push(`${basename(file)}:${line}: ${field}: ${message.replaceAll(`${dir.path}/`, '')}`),
  );
  return { problems, counts };
}

it('reads sources beside the courses, each described once', async () => {
  write('courses.jsonl', [course('a', { seenIn: ['a/list:README.md'] })]);
  write('sources.jsonl', [
    { id: 'a/list', licence: 'CC-BY-4.0' },
    { id: 'a/list', licence: 'MIT' },
    { id: 'b/list' },
  ]);
  const { problems, counts } = await check();
  expect(counts.courses).toBe(1);
  expect(problems).toEqual([
    'sources.jsonl:2: id: "a/list" stands already at sources.jsonl:1',
    expect.stringMatching(/^sources.jsonl:3: licence: /),
  ]);
});

it('refuses a list that nobody described, or that reserves all rights', async () => {
  write('courses.jsonl', [
    course('a', { seenIn: ['a/list:README.md', 'a second public list'], trust: 'list' }),
    course('b', { seenIn: ['b/list', 'c/one', 'c/two'], trust: 'list' }),
  ]);
  write('sources.jsonl', [
    { id: 'a/list', licence: 'MIT' },
    { id: 'b/list', licence: 'all rights reserved' },
    { id: 'c/*', licence: 'not read' },
  ]);
  expect((await check()).problems).toEqual([
    'courses.jsonl:1: seenIn: no source has the id "a second public list"',
    'courses.jsonl:2: seenIn: "b/list" reserves all rights: it may not be used',
  ]);
});

it('refuses more trust than the lists of a course give', async () => {
  write('sources.jsonl', [
    { id: 'a/list', licence: 'MIT', copies: 'P', url: 'https://example.org/a' },
    { id: 'b/list', licence: 'MIT', copies: 'P', url: 'https://example.org/b' },
    { id: 'notes', licence: 'not read' },
    { id: 'p/site', licence: 'MIT', states: ['P'] },
  ]);
  write('courses.jsonl', [
    course('a', { seenIn: ['a/list'], trust: 'stated' }),
    course('b', { seenIn: ['a/list', 'b/list'] }),
    course('c', { seenIn: ['a/list', 'b/list'], trust: 'list' }),
    course('d', { seenIn: ['p/site'], trust: 'stated' }),
    course('e', { seenIn: ['p/site'], trust: 'stated', provider: 'Q' }),
    course('f', { seenIn: ['a/list'], checkedAt: '2026-11-22' }),
    course('g', { seenIn: ['a/list', 'notes'] }),
  ]);
  expect((await check()).problems).toEqual([
    'courses.jsonl:1: trust: "stated" is more than its sources show ("list")',
    'courses.jsonl:2: trust: "lists" is more than its sources show ("list")',
    'courses.jsonl:5: trust: "stated" is more than its sources show ("list")',
    'courses.jsonl:7: trust: "lists" is more than its sources show ("list")',
  ]);
});

it('refuses what comes before a topic if it leads in circles, too deep, nowhere, or is said twice', async () => {
  const needing = (slug: string, ...before: string[]) => ({
    ...topic(slug, `Topic ${slug}`),
    requires: before.map((other) => ({
      topic: other,
      strength: 'must',
      why: 'so it is',
      evidence: ['own'],
    })),
  });
  const helped = { ...needing('b', 'a'), slug: 'helped', name: 'Helped' };
  const [edge] = helped.requires;
  write('sources.jsonl', [
    { id: 'a/list', licence: 'MIT' },
    { id: 'b/list', licence: 'all rights reserved' },
  ]);
  write('topics.jsonl', [
    needing('a'),
    needing('b', 'a'),
    needing('c', 'b', 'a'),
    needing('d', 'nothing-like-it'),
    { ...helped, requires: [{ ...edge, evidence: ['a/list: page 2', 'b/list', 'c/list'] }] },
    { ...needing('e', 'a'), requires: [{ ...edge, strength: 'should' }] },
  ]);
  expect((await check()).problems).toEqual([
    expect.stringMatching(/^topics.jsonl:6: requires.0.strength: /),
    'topics.jsonl:3: requires: "a" follows from the others',
    'topics.jsonl:4: requires: no topic has the slug "nothing-like-it"',
    'topics.jsonl:5: requires: no source that may be used has the id "b/list"',
    'topics.jsonl:5: requires: no source that may be used has the id "c/list"',
  ]);

  const chain = Array.from({ length: 10 }, (_, at) =>
    at === 0 ? needing('t0') : needing(`t${at}`, `t${at - 1}`),
  );
  write('topics.jsonl', chain);
  expect((await check()).problems).toEqual([
    'topics.jsonl:10: requires: 9 topics must come one after another',
  ]);

  write('topics.jsonl', [
    needing('a', 'b'),
    { ...needing('b', 'a'), requires: [{ ...edge, strength: 'helps' }] },
  ]);
  expect((await check()).problems).toEqual([
    'topics.jsonl:1: requires: "a" comes before itself',
    'topics.jsonl:2: requires: "b" comes before itself',
  ]);
});

it('refuses what a course asks for if no topic or source has it', async () => {
  write('topics.jsonl', [topic('go', 'Go')]);
  write('courses.jsonl', [
    course('a', { prerequisites: { topics: ['go', 'rust'], source: 'a/list' } }),
    course('b', { prerequisites: {} }),
    course('c', { prerequisites: { none: true, knowledge: ['algebra'] } }),
  ]);
  expect((await check()).problems).toEqual([
    'courses.jsonl:1: prerequisites.topics: no topic has the slug "rust"',
    'courses.jsonl:1: prerequisites.source: no source has the id "a/list"',
    'courses.jsonl:2: prerequisites: either none, or courses, knowledge or topics',
    'courses.jsonl:3: prerequisites: either none, or courses, knowledge or topics',
  ]);
});

it('refuses who counts the time of a course if no source has the name, or if there is no time', async () => {
  write('sources.jsonl', [{ id: 'a/list', licence: 'MIT', times: 'As its school counts.' }]);
  write('courses.jsonl', [
    course('a', { workload: 168, timeBy: 'a/list' }),
    course('b', { weeks: 4, timeBy: 'b/list' }),
    course('c', { timeBy: 'a/list' }),
  ]);
  expect((await check()).problems).toEqual([
    'courses.jsonl:2: timeBy: no source has the id "b/list"',
    'courses.jsonl:3: timeBy: it states neither a workload nor weeks',
  ]);
});

it('counts what a sound catalogue holds', async () => {
  const video = { host: 'youtube', id: 'HtSuA80QTyo' };
  const chapters = [
    { title: 'One', start: 0 },
    { title: 'Two', start: 5 },
  ];
  write('topics.jsonl', [topic('go', 'Go', ['golang'])]);
  write('a.jsonl', [
    course('a', { topics: ['go'] }),
    course('b', { provider: 'Q', lessons: [{ title: 'L', video, chapters }] }),
  ]);
  expect(await check()).toEqual({
    problems: [],
    counts: {
      courses: 2,
      withLessons: 1,
      withChapters: 1,
      lessons: 1,
      topics: 1,
      providers: 2,
      languages: 1,
      problems: 0,
    },
  });
});

it('counts a language once, in whatever letters it is written', async () => {
  write('a.jsonl', [course('a', { language: 'zh-Hans' }), course('b', { language: 'zh-Hant' })]);
  expect((await check()).counts.languages).toBe(1);
});

it('reports a duplicate id and where the first one is', async () => {
  write('a.jsonl', [course('a')]);
  write('b.jsonl', [course('b'), course('a')]);
  const { problems, counts } = await check();
  expect(problems).toEqual(['b.jsonl:2: id: "a" stands already at a.jsonl:1']);
  expect(counts.problems).toBe(1);
});

it('names former ids that are in use or claimed twice', async () => {
  write('a.jsonl', [
    course('a', { formerIds: ['b'] }),
    course('b', { formerIds: ['old'] }),
    course('c', { formerIds: ['old'] }),
  ]);
  const { problems } = await check();
  expect(problems.map((line) => line.split(' belongs')[0])).toEqual([
    'a.jsonl:1: formerIds: "b"',
    'a.jsonl:3: formerIds: "old"',
  ]);
});

it('names topics that nobody defined and topics that stand twice', async () => {
  write('topics.jsonl', [topic('go', 'Go')]);
  write('a.jsonl', [course('a', { topics: ['go', 'rust', 'go'] })]);
  expect((await check()).problems).toEqual([
    'a.jsonl:1: topics.1: no topic has the slug "rust"',
    'a.jsonl:1: topics.2: "go" stands twice',
  ]);
});

it('names words that lead to two topics, and slugs that stand twice', async () => {
  write('topics.jsonl', [topic('go', 'Go', ['golang']), topic('golang', 'Golang'), topic('go', 'Go')]);
  expect((await check()).problems).toEqual([
    'topics.jsonl:2: aliases: "Golang" leads already to "go" (topics.jsonl:1)',
    'topics.jsonl:3: slug: "go" stands already at topics.jsonl:1',
  ]);
});

it('names topics that are missing, parts of themselves, or called by a word of another', async () => {
  write('topics.jsonl', [
    { ...topic('bread', 'Bread'), broader: 'baking', words: { es: ['pan'] } },
    { ...topic('baking', 'Baking'), broader: 'bread' },
    { ...topic('baker', 'Baker'), kind: 'profession', leadsTo: ['bread', 'ovens'], broader: 'food' },
    { ...topic('flute', 'Flute'), words: { es: ['Pan'], fr: ['pan'] } },
  ]);
  expect((await check()).problems).toEqual([
    'topics.jsonl:4: words: "Pan" leads already to "bread" (topics.jsonl:1)',
    'topics.jsonl:1: broader: "bread" is a part of itself',
    'topics.jsonl:2: broader: "baking" is a part of itself',
    'topics.jsonl:3: leadsTo: no topic has the slug "ovens"',
    'topics.jsonl:3: broader: no topic has the slug "food"',
  ]);
});

it('names a chapter that does not come after the one before', async () => {
  const chapters = [
    { title: 'One', start: 9 },
    { title: 'Two', start: 9 },
  ];
  write('a.jsonl', [
    course('a', { lessons: [{ title: 'L', video: { host: 'youtube', id: 'HtSuA80QTyo' }, chapters }] }),
  ]);
  expect((await check()).problems).toEqual([
    'a.jsonl:1: lessons.0.chapters.1.start: does not come after the chapter before',
  ]);
});

it('reads what people say when they need a topic, each once and for one topic', async () => {
  write('topics.jsonl', [topic('go', 'Go'), topic('bread', 'Bread')]);
  write('needs.jsonl', [
    { topic: 'go', needs: { en: ['write a fast server'] }, heldOut: {} },
    { topic: 'bread', needs: { en: ['bake a loaf'] }, heldOut: { en: ['Bake a loaf', 'a fast server'] } },
    { topic: 'go', needs: { en: ['write a fast server'] }, heldOut: {} },
    { topic: 'pan', needs: { en: ['x'] }, heldOut: {} },
    { topic: 'pan', needs: { en: ['non-stick'] }, heldOut: {} },
  ]);
  expect((await check()).problems).toEqual([
    'needs.jsonl:2: heldOut.en.0: "Bake a loaf" stands already at needs.jsonl:2',
    'needs.jsonl:3: topic: "go" stands already at needs.jsonl:1',
    'needs.jsonl:3: needs.en.0: "write a fast server" stands already at needs.jsonl:1',
    expect.stringMatching(/^needs.jsonl:4: needs.en.0: /),
    'needs.jsonl:5: topic: no topic has the slug "pan"',
  ]);
});

it('reads what people type on errands, none of it twice or as what they need of a topic', async () => {
  write('topics.jsonl', [topic('bread', 'Bread')]);
  write('needs.jsonl', [{ topic: 'bread', needs: { en: ['bake a loaf'] }, heldOut: {} }]);
  write('errands.jsonl', [
    { errand: 'shops', said: { en: ['bakery open now', 'Bake a loaf'] } },
    { errand: 'hours', said: { de: ['bakery open now'], en: ['bakery open now'] } },
    { errand: 'shops', said: { en: ['cheap loaf'] } },
  ]);
  expect((await check()).problems).toEqual([
    'errands.jsonl:1: said.en.1: "Bake a loaf" stands already at needs.jsonl:1',
    'errands.jsonl:2: said.en.0: "bakery open now" stands already at errands.jsonl:1',
    'errands.jsonl:3: errand: "shops" stands already at errands.jsonl:1',
  ]);
});
