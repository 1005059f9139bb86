import { fold } from '@polymath/engine/text/fold';
import { INVISIBLE } from '@/lib/format/invisible';
import { plainReason } from '@/lib/guide/plan/choose-steps';
import { asData } from '@/lib/guide/server/prompt/as-data';
import { readQuestion } from '@/lib/guide/server/request/read-question';
import { readCues } from '@/lib/sources/server/captions/read-cues';
import { cleanLine } from '@/lib/sources/server/read/plain-text';
import { readText } from '@/scripts/import/read-values';

/** "ignore" as tags, which no screen shows and every model reads. */
const TAGS = String.fromCodePoint(...[...'ignore'].map((sign) => 0xe0000 + sign.charCodeAt(0)));
const HIDDEN = [
  '\u{e0001}',
  TAGS,
  '\u202e',
  '\u2066',
  '\u061c',
  '\u200b',
  '\ufeff',
  '\u{e0100}',
  '\ufe00',
  '\u3164',
];

it.each(HIDDEN)('takes %j out of whatever strangers wrote', (hidden) => {
  const text = `Lin${hidden}ear${hidden} algebra`;
  const plain = 'Linear algebra';

  expect(text.replace(INVISIBLE, '')).toBe(plain);
  expect(cleanLine(text, 100)).toBe(plain);
  expect(readText(text)).toBe(plain);
  expect(readCues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`)).toEqual([{ start: 1, end: 2, text: plain }]);
  expect(plainReason(text)).toBe(`${plain}.`);
  expect(asData({ text })).toBe(`{"text":"${plain}"}`);
  expect(fold(text)).toBe('linear algebra');
  expect(readQuestion({ mode: 'lesson', courseId: 'a', number: 1, question: text })).toMatchObject({
    question: plain,
  });
});

it('leaves an address hidden by them no way into a reason', () => {
  expect(plainReason('See exam\u200bple\u200b.com and java\u{e0041}script:run today')).toBe('See and today.');
});

it('leaves alone what joins emoji, and what shapes letters', () => {
  for (const text of ['👩‍💻 می‌خواهم', '❤️', 'ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ\u180b'])
    expect(text.replace(INVISIBLE, '')).toBe(text);
});
