import { isErrand } from '@/engine/text/errand-words';
import { tokenize } from '@/engine/text/tokenize';

it.each([
  ['washing machine price', 'en'],
  ['tickets for the opera', 'en'],
  ['ferry timetable', 'en'],
  ['weather tomorrow', 'en'],
  ["today's headlines", 'en'],
  ['dentist near me', 'en'],
  ['vuelos a Bogotá', 'es'],
  ['Wetter morgen', 'de'],
  ['voiture à vendre', 'fr'],
  ['pogoda jutro', 'pl'],
  ['погода в казани', 'ru'],
  ['今天天气', 'zh'],
  ['近くの病院', 'ja'],
])('knows that “%s” (%s) is an errand', (words, language) => {
  expect(isErrand(tokenize(words), [language], false)).toBe(true);
});

it.each([
  ['learn about prices', 'en'],
  ['how to sell tickets', 'en'],
  ['price elasticity', 'en'],
  ['algebra exam tomorrow', 'en'],
  ['price', 'en'],
  // Spanish for dinner, Polish for a price.
  ['recetas para la cena', 'es'],
])('knows that “%s” (%s) is none', (words, language) => {
  expect(isErrand(tokenize(words), [language], false)).toBe(false);
});

it('takes a topic near me for what is to be learned', () => {
  expect(isErrand(tokenize('judo near me'), ['en'], true)).toBe(false);
});
