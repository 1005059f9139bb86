import { AGE_PATTERN, inHours, LENGTH_PATTERNS, LEVEL_WORDS } from '@/engine/text/filter-words';
import { fold } from '@/engine/text/fold';
import { phraseKey } from '@/engine/text/tokenize';

it.each([
  'for beginners',
  'para principiantes',
  'pour débutants',
  'für Anfänger',
  'для начинающих',
  '初心者',
  'للمبتدئين',
])('reads %s as beginner', (words) => {
  expect(LEVEL_WORDS.get(phraseKey(words))).toBe('beginner');
});

it.each([
  ['under 5 hours', 'max', 5],
  ['less than 90 minutes', 'max', 1.5],
  ['more than 10 h', 'min', 10],
  ['menos de 3 horas', 'max', 3],
  ['weniger als 2 stunden', 'max', 2],
  ['20 minutes on the bus', 'max', 0.33],
])('reads %s as a length', (words, bound, hours) => {
  // The first pattern that fits is the one that is read.
  const [found] = LENGTH_PATTERNS.flatMap(({ bound: name, pattern }) => {
    const match = pattern.exec(fold(words));
    return match ? [[name, inHours(Number(match[1]), match[2] ?? '')]] : [];
  });

  expect(found).toEqual([bound, hours]);
});

it.each([
  'لعمر 8 سنوات',
  'ابني عمره 8',
  'anak umur 8 tahun',
  'usia 8 tahun',
  'my son, 8',
  'niños de 8 años',
  'I’m 8 and like drawing',
  'how do i get good at drawing im 8',
  'ich bin 8 und will zeichnen',
])('reads the age in %s', (words) => {
  const match = AGE_PATTERN.exec(phraseKey(words));
  expect(match?.slice(1).find(Boolean)).toBe('8');
});

it.each(['i am 8 weeks pregnant', 'Mathe im 8 Schuljahr', 'im 18 Jahrhundert'])(
  'reads no age in %s',
  (words) => {
    expect(AGE_PATTERN.exec(phraseKey(words))).toBeNull();
  },
);
