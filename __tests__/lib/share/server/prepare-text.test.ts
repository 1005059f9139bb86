import { prepareText } from '@/lib/share/server/prepare-text';

it('lets lines of Thai end between words, of which none is lost', () => {
  const text = prepareText('เรียนภาษาไพทอน Python');

  expect(text.split('\u200b').length).toBeGreaterThan(2);
  expect(text.replaceAll('\u200b', '')).toBe('เรียนภาษาไพทอน Python');
});

it('leaves out vowel signs of Arabic and Hebrew and keeps their letters', () => {
  expect(prepareText('تعلَّم')).toBe('تعلم');
  expect(prepareText('שָׁלוֹם')).toBe('שלום');
  expect(prepareText('أساسيات آلة')).toBe('أساسيات آلة');
});

it('takes the space after an emoji from the letters', () => {
  expect(prepareText('Guitar 🎸 now 👩🏽‍💻 ok')).toBe('Guitar 🎸\u00a0\u200bnow 👩🏽‍💻\u00a0\u200bok');
  expect(prepareText('Lesson 1 of 2')).toBe('Lesson 1 of 2');
});
