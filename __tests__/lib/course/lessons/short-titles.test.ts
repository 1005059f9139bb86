import { shortTitles } from '@/lib/course/lessons/short-titles';
import { aLesson } from '@/scripts/fakes/course';

const shorten = (name: string, ...titles: string[]) =>
  shortTitles(
    name,
    titles.map((title) => aLesson({ title })),
  ).map(({ title }) => title);

it.each([
  [
    'before a dash',
    'Learn CSS in Arabic 2021',
    'Learn CSS In Arabic 2021 - #0%d - Styling',
    '#0%d - Styling',
  ],
  ['in brackets', '컴활1급실기', '[컴활1급실기] 0%d 고급필터', '0%d 고급필터'],
  ['in longer brackets', '필모라 영상편집', '[필모라 영상편집 %d회차] 필모라 체험판', '%d회차 필모라 체험판'],
  ['partly in brackets', '2급 필기: 요소', '[2급 필기] 요소 0%d 금융자산', '0%d 금융자산'],
  ['after a colon', 'Crash Course Statistics', 'What It Is: Crash Course Statistics #%d', 'What It Is #%d'],
  ['between bars', 'SQL For Beginners', '0%d - | SQL For Beginners | - Joins |', '0%d - Joins'],
  ['before a full stop', 'Физика', 'Физика. Занятие 0%d', 'Занятие 0%d'],
  ['before a number', 'Teachable Machine', 'Teachable Machine %d: Sounds', '%d: Sounds'],
  ['behind a sign', '엑셀2019 강의', '👩엑셀2019 강의👩 #%d - Excel', '#%d - Excel'],
])('leaves out the name of the course that all lessons repeat %s', (_where, name, title, short) => {
  const numbered = (text: string) => [1, 2, 3].map((number) => text.replace('%d', String(number)));
  expect(shorten(name, ...numbered(title))).toEqual(numbered(short));
});

it.each([
  ['it is a part of a sentence', 'Hoeken', ['Hoeken tekenen', 'Hoeken meten', 'Gelijkvormige Driehoeken']],
  ['only numbers would be left', 'Old Norse', ['Old Norse | 1', 'Old Norse | 2', 'Old Norse | 3']],
  ['the lessons would be called the same', 'Chess', ['Chess: Live', 'Chess - Live', 'Chess | Live']],
  ['few lessons have it', 'Chess', ['Chess: Openings', 'Rook endings', 'Pins', 'Forks', 'Skewers']],
  ['there are only two', 'Chess', ['Chess: Openings', 'Chess: Endings']],
  ['it has no letters', '100', ['100: Ones', '100: Tens', '100: Hundreds']],
])('leaves titles as they are where %s', (_why, name, titles) => {
  expect(shorten(name, ...titles)).toEqual(titles);
});

it('keeps what else is known of a lesson', () => {
  const lessons = ['Chess: Openings', 'Chess: Endings', 'Pins'].map((title) =>
    aLesson({ title, seconds: 60 }),
  );
  expect(shortTitles('Chess', lessons)).toEqual([
    { ...lessons[0], title: 'Openings' },
    { ...lessons[1], title: 'Endings' },
    lessons[2],
  ]);
});
