import { possibleStems, stem } from '@/engine/text/stem';

it.each([
  ['en', 'algorithms', 'algorithm'],
  ['en', 'programmer', 'programming'],
  ['es', 'redes', 'red'],
  ['es', 'fotografías', 'fotografía'],
  ['pt', 'cursos', 'curso'],
  ['fr', 'données', 'donnée'],
  ['de', 'datenbanken', 'datenbank'],
  ['ru', 'алгоритмов', 'алгоритмы'],
  ['ru', 'математики', 'математика'],
  ['uk', 'основи', 'основ'],
  ['uk', 'програмуванню', 'програмування'],
  ['ar', 'البرمجة', 'برمجة'],
  ['ar', 'للصف', 'الصف'],
])('unites the forms of a word in %s: %s and %s', (language, one, other) => {
  expect(stem(one, language)).toBe(stem(other, language));
});

it.each([
  ['excellent', 'excel'],
  ['excellence', 'excel'],
  ['fixed', 'fix'],
  ['productivity', 'product'],
  ['hospitality', 'hospital'],
  ['community', 'communication'],
  ['physical', 'physics'],
  ['universities', 'universe'],
])('keeps another word apart that the rules of English would unite: %s and %s', (one, other) => {
  expect(stem(one, 'en')).not.toBe(stem(other, 'en'));
});

it.each(['c++', 'ios', 'r', '6.006', 'cs50', 'k8s', '操作'])('leaves %s as it is', (word) => {
  expect(possibleStems(word)).toEqual([word]);
});

it('takes its time from short words only', () => {
  expect(possibleStems('x'.repeat(5000))).toHaveLength(1);
});

it('keeps no sign that folding makes of a letter', () => {
  expect(stem('½', 'en')).toBe('12');
  expect(possibleStems('½mimo')).toEqual(['12mimo']);
});
