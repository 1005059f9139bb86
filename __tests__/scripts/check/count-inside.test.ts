import { ownFolder } from '@/__tests__/support/own-folder';
import { countInside } from '@/scripts/check/count-inside';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const dir = ownFolder();
const { write } = dir;
const cellsOf = (table = '') =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
/** A course of whose inside nothing is known. */
const bare = (provider: string) =>
  aCourse({ provider, platform: undefined, lessons: undefined, hours: undefined, topics: ['python'] });

it('says of each source and subject which share of its courses is known inside, small sources together', async () => {
  write('topics.jsonl', [{ slug: 'python', name: 'Python', subject: 'Programming' }]);
  const terms = { platform: 'Small school', hoursAWeek: 3, since: '2020-01', source: 'https://a.example/' };
  write('platforms.jsonl', [terms]);
  const captions = [{ address: 'https://example.org/a.vtt', language: 'en', kind: 'captions' as const }];
  write('courses.jsonl', [
    ...Array.from({ length: 299 }, () => bare('Large school')),
    { ...bare('Anybody'), platform: 'Large school', workload: 40, certificate: 'free' },
    { ...bare('Small school'), prerequisites: { none: true }, topics: [], weeks: 4 },
    {
      ...bare('Tiny school'),
      lessons: [aLesson({ captions, seconds: undefined }), aLesson({ seconds: undefined })],
      audience: { group: 'children' },
      summary: { text: 'About Python.', licence: 'CC-BY-4.0', credit: 'Tiny school' },
    },
  ]);

  const [sources, subjects] = (await countInside([dir.path])).map(cellsOf);

  expect(sources?.[0]?.slice(0, 4)).toEqual(['source', 'courses', 'lessons', 'length or workload']);
  expect(sources?.slice(2)).toEqual([
    // One of 300 is not none.
    ['Large school', '300', '0 %', '1 %', '0 %', '0 %', '0 %', '0 %', '1 %', '0 %'],
    ['2 others', '2', '50 %', '0 %', '50 %', '50 %', '50 %', '50 %', '0 %', '50 %'],
    ['all', '302', '1 %', '1 %', '1 %', '1 %', '1 %', '1 %', '1 %', '1 %'],
  ]);
  expect(subjects?.slice(2).map((row) => row.slice(0, 2))).toEqual([
    ['Programming', '301'],
    ['no subject', '1'],
  ]);
});
