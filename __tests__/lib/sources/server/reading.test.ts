import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { cleanHtml, cleanLine } from '@/lib/sources/server/read/plain-text';
import { readChapters, readDuration } from '@/lib/sources/server/read/read-chapters';
import { toLanguageTag } from '@/lib/sources/server/read/to-language-tag';

describe('text from outside', () => {
  it.each([
    ['<p>Matrix &amp; vector</p><p>calculus</p>', 'Matrix & vector calculus'],
    ['one<br>two<ul><li>three</li></ul>', 'one two three'],
    ['<script>alert(1)</script><style>x{}</style>safe', 'safe'],
    ['<img src=x onerror=alert(1)>', undefined],
    ['<a href="javascript:alert(1)">a link</a>', 'a link'],
    ['&lt;b&gt; stays as it is written', '<b> stays as it is written'],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (html, text) => {
    expect(cleanHtml(html, 100)).toBe(text);
  });

  it('loses what nobody sees and what turns its neighbours around', () => {
    expect(cleanLine('  a\u0000b\u202Ec\u200b \n d ', 100)).toBe('abc d');
  });

  it('is read from its beginning, without a word to the log, however long it is', () => {
    expect(cleanHtml(`<p>start ${'<b>more</b> '.repeat(10_000)}`, 10)).toBe('start mor…');
  });

  it('is cut at whole characters, with a sign that it was', () => {
    expect(cleanLine('abcdef', 4)).toBe('abc…');
    expect(cleanLine('🎸🎸🎸', 4)).toBe('🎸…');
  });

  it('is a clean line of the given length, whatever came', () => {
    fc.assert(
      fc.property(anyText(300), fc.integer({ min: 2, max: 50 }), (text, max) => {
        const line = cleanHtml(text, max);
        if (line === undefined) return;
        expect(line.length).toBeLessThanOrEqual(max);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/\p{Cc}|\u202e/u);
      }),
    );
  });
});

describe('chapters in a description', () => {
  const lines = (...text: string[]) => text.join('\n');

  it('are read with and without hours and with every separator that people use', () => {
    expect(
      readChapters(lines('Intro', '0:00 Start', '01:30 - Middle', '2:00: Next', '1:02:03 | End', 'bye')),
    ).toEqual([
      { title: 'Start', start: 0 },
      { title: 'Middle', start: 90 },
      { title: 'Next', start: 120 },
      { title: 'End', start: 3_723 },
    ]);
  });

  it.each([
    ['the first is not 0:00', lines('0:05 a', '1:00 b', '2:00 c'), undefined],
    ['there are fewer than three', lines('0:00 a', '1:00 b'), undefined],
    ['they do not ascend', lines('0:00 a', '2:00 b', '1:00 c'), undefined],
    ['one lasts less than ten seconds', lines('0:00 a', '0:09 b', '1:00 c'), undefined],
    ['the last begins after the end', lines('0:00 a', '1:00 b', '2:00 c'), 100],
    ['the last lasts less than ten seconds', lines('0:00 a', '1:00 b', '2:00 c'), 125],
    ['seconds go over 59', lines('0:00 a', '1:75 b', '2:00 c'), undefined],
    ['there are none', 'Just text', undefined],
  ])('are none when %s', (_rule, description, length) => {
    expect(readChapters(description, length)).toBeUndefined();
  });
});

it.each([
  ['PT21M7S', 1_267],
  ['PT1H2M3S', 3_723],
  ['P1DT2H', 93_600],
  ['P1W', 604_800],
  ['P0D', undefined],
  ['21:07', undefined],
  [undefined, undefined],
])('reads the duration %s', (duration, seconds) => {
  expect(readDuration(duration)).toBe(seconds);
});

it.each([
  [['en-US'], 'en-US'],
  [['eng'], 'en'],
  [['Spanish'], 'es'],
  [['zh-hans'], 'zh-Hans'],
  [['mul', 'de'], 'de'],
  [['zxx'], 'und'],
  [['Klingonese!'], 'und'],
  [['xx'], 'und'],
  [[undefined, null, ''], 'und'],
])('reads the language of %j', (given, tag) => {
  expect(toLanguageTag(...given)).toBe(tag);
});
