import fc from 'fast-check';
import { createCitationFilter, secondOf } from '@/lib/guide/chat/citations';

const citable = { seconds: new Set([0, 65, 750, 3723]), lessons: new Set([1, 2, 3]) };

function filter(text: string, cuts: number[] = []) {
  const cited: object[] = [];
  const { push, end } = createCitationFilter(citable, (citation) => cited.push(citation));
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  const out = places.slice(1).map((place, index) => push(text.slice(places[index], place)));
  return { text: out.join('') + end(), cited };
}

describe('citations of an answer', () => {
  it.each([
    ['Look [12:30].', 'Look [12:30].'],
    ['Look [9:59] there.', 'Look there.'],
    ['One [1:02:03], two [01:05].', 'One [1:02:03], two [1:05].'],
    ['In (12:30) and 【1:05】.', 'In [12:30] and [1:05].'],
    ['From [12:30–13:00].', 'From [12:30].'],
    ['Both [12:30, 1:05; 4:00].', 'Both [12:30] [1:05].'],
    ['See [lesson 2] and [Lesson 9].', 'See [lesson 2] and.'],
    ['Escaped \\[4:00\\] and \\[12:30\\].', 'Escaped and [12:30].'],
    ['All of it [75:00].', 'All of it.'],
    ['A list [a, b] and f(x) stay (as they are).', 'A list [a, b] and f(x) stay (as they are).'],
    ['[[4:00]]', '[]'],
    ['Open [12:3', 'Open [12:3'],
  ])('makes of %j %j', (given, wanted) => {
    expect(filter(given).text).toBe(wanted);
  });

  it('tells what was cited', () => {
    expect(filter('[12:30] [lesson 3] [4:00]').cited).toEqual([{ second: 750 }, { lesson: 3 }]);
  });

  it('reads stamps and nothing else', () => {
    expect(['1:02:03', '12:30', '0:05', '12:60', '12', 'x'].map(secondOf)).toEqual([
      3723,
      750,
      5,
      undefined,
      undefined,
      undefined,
    ]);
  });

  const soup = fc
    .array(
      fc.constantFrom(
        ...[
          '[',
          ']',
          '(',
          ')',
          '【',
          '】',
          ' ',
          '\\',
          ' '.repeat(60),
          '\n',
          '12:30',
          '4:00',
          '1:02:03',
          'lesson 2',
          'lesson 7',
        ],
        ...['word', ',', '–', ':', '0', 'at '],
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('lets the same text through wherever the pieces are cut', () => {
    fc.assert(
      fc.property(soup, fc.array(fc.nat(), { maxLength: 12 }), (text, cuts) => {
        expect(filter(text, cuts)).toEqual(filter(text));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps no more spaces back than may go with a citation', () => {
    const { push } = createCitationFilter(citable);
    const out = Array.from({ length: 200 }, () => push(' ')).join('');
    expect(out).toHaveLength(152);
  });

  it('lets no stamp through that was not supplied', () => {
    fc.assert(
      fc.property(soup, (text) => {
        for (const [, stamp = ''] of filter(text).text.matchAll(/\[([\d:]+)\]/g)) {
          const second = secondOf(stamp);
          if (second !== undefined) expect(citable.seconds).toContain(second);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
