import { placesIn, townFrom } from '@/engine/text/places';
import { tokenize } from '@/engine/text/tokenize';

const said = (words: string, language: string): string[] => {
  const tokens = tokenize(words);
  return [...placesIn(tokens, [language])].map((at) => tokens[at]?.word ?? '');
};

it.each([
  ['painting in norway', 'en', ['norway']],
  ['weaving in the philippines', 'en', ['philippines']],
  ['farming in south africa', 'en', ['south', 'africa']],
  ['poesía en uruguay', 'es', ['uruguay']],
  ['cuisine au sénégal', 'fr', ['senegal']],
  ['Recht in der Schweiz', 'de', ['schweiz']],
])('knows where “%s” is', (words, language, places) => {
  expect(said(words, language)).toEqual(places);
});

it.each(['history of norway', 'norway', 'loops in python', 'women in science'])(
  'takes no word of “%s” for where it is',
  (words) => {
    expect(said(words, 'en')).toEqual([]);
  },
);

it.each([
  ['dentist in croydon', 2],
  ['dentiste à lyon', 2],
  ['in croydon', 0],
  ['dentist in', 0],
  ['dentist', 0],
])('knows where the name of a town may begin in “%s”', (words, from) => {
  expect(townFrom(tokenize(words))).toBe(from);
});
