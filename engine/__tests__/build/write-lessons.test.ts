import { resolve } from 'node:path';
import { readWordLists } from '@/engine/build/read-word-lists';
import { LessonWords } from '@/engine/build/write-lessons';
import { WordFrequencies } from '@/engine/words/word-frequencies';
import { readTopics } from '@/lib/catalog/server/read-catalog';
import type { Course } from '@/lib/course/course.schema';

let words: LessonWords;
beforeAll(async () => {
  const { frequencies } = await readWordLists({ wordsDir: resolve('data/words') });
  words = new LessonWords(
    await readTopics([resolve('data/catalog')]),
    new WordFrequencies(frequencies?.buffer),
  );
});

function topicsOf(title: string, course: Partial<Course>): string[] {
  const lessons = [title, 'Another lesson'].map((name, at) => ({
    title: name,
    video: { host: 'youtube' as const, id: `video-id-0${at + 10}` },
  }));
  const [first] = words.of({
    id: 'a',
    title: 'A course',
    provider: 'School',
    url: 'https://example.org',
    kind: 'video-series',
    language: 'en',
    cost: 'free',
    source: 'catalog',
    topics: [],
    ...course,
    lessons,
  });
  return (first?.words ?? '').split(' ').flatMap((word) => (word.startsWith('#') ? word.slice(1) : []));
}

it.each([
  ['Black holes', 'en', 'astronomy', 'black-holes'],
  ['Los agujeros negros', 'es', 'astronomy', 'black-holes'],
  ['Die Photosynthese', 'de', 'biology', 'photosynthesis'],
  ['Mitosis', 'en', 'cell-biology', 'mitosis'],
  ['Phases of mitosis', 'en', 'biology', 'mitosis'],
])('knows the topic of a lesson in its language: %s', (title, language, topic, expected) => {
  expect(topicsOf(title, { language, topics: [topic] })).toEqual([expected]);
});

// Turkish for singing, German for knitting, Vietnamese for swimming, French for sheet music and for a philosopher's mind.
it.each([
  ['San Vitale, Ravenna', 'art-history'],
  ['Christ among the plague-stricken', 'art-history'],
  ['The boys of summer', 'american-history'],
  ['Partitions of a number', 'number-theory'],
  ['Freedom of conscience', 'constitutional-law'],
  ['The partition function', 'thermodynamics'],
])('reads no word of another language as a topic: %s', (title, topic) => {
  expect(topicsOf(title, { topics: [topic] })).toEqual([]);
});

it('reads an everyday word as a topic only in a course on something near', () => {
  expect(topicsOf('The evolution of air interfaces', { topics: ['telecommunications'] })).toEqual([]);
  expect(topicsOf('The evolution of birds', { topics: ['zoology'] })).toEqual(['evolution']);
});
