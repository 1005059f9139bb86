import { spokenWords, wholeSentences } from '@/lib/guide/chat/spoken-words';

it.each([
  ['**Deleting** is _at_ [5:00], see [lesson 3].', 'Deleting is at 5:00, see lesson 3.'],
  ['Read [the notes](https://mit.example/a_b*c) first.', 'Read the notes first.'],
  ['# Lists\n\n- one\n- **two**\n\n1. three', 'Lists\none\ntwo\nthree'],
  ['> quoted  \nover two lines', 'quoted\nover two lines'],
  [
    'Call `free(a)` in C#, not snake_case \\*now\\* &amp; then.',
    'Call free(a) in C#, not snake_case now & then.',
  ],
  ['```c\nint *a;\n```', 'int *a;'],
  [
    '<b>No</b> tags, ![no picture](https://x.example/a.png) and <script>alert(1)</script>.',
    'No tags,  and alert(1).',
  ],
  ['One is **begun and `not ended', 'One is begun and not ended'],
])('reads %j out as %j', (markdown, words) => {
  expect(spokenWords(markdown)).toBe(words);
});

it.each([
  ['One is here. Two is not', 'One is here. '],
  ['One is here. See [the no', 'One is here. '],
  ['One is here. See [the notes](https://mit.example. It', 'One is here. See '],
  ['One is here. See <a href="https://x. y', 'One is here. See '],
  ['At [5:00]. Then 3 < 4. And', 'At [5:00]. Then 3 < 4. '],
])('takes of %j what is whole', (text, whole) => {
  expect(wholeSentences(text)).toBe(whole);
});

it('says the same words however the text grew', () => {
  const markdown =
    'It **is here. It** is at [5:00]. See [the. notes](https://mit.example/a.b) now.\n\n- `a. b` and _c. d_\n- done.';
  let said = '';
  for (let length = 1; length <= markdown.length; length++) {
    const all = spokenWords(wholeSentences(markdown.slice(0, length)));
    if (all.startsWith(said)) said = all;
    expect(said).not.toMatch(/[*`[\]_]|https?:/);
  }
  expect(spokenWords(markdown).startsWith(said)).toBe(true);
});
