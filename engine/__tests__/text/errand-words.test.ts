import { isErrand, isTalk } from '@/engine/text/errand-words';
import { tokenize } from '@/engine/text/tokenize';

it.each([
  ['washing machine price', 'en'],
  ['tickets for the opera', 'en'],
  ['ferry timetable', 'en'],
  ['vuelos a Bogotá', 'es'],
  ['voiture à vendre', 'fr'],
  ['погода в казани', 'ru'],
  ['plumber near me', 'en'],
  ['restaurantes cerca de mí', 'es'],
  ['附近的餐厅', 'zh'],
])('knows that “%s” (%s) is an errand', (words, language) => {
  expect(isErrand(tokenize(words), [language])).toBe(true);
});

it.each([
  ['learn about prices', 'en'],
  ['how to sell tickets', 'en'],
  ['price elasticity', 'en'],
  ['price', 'en'],
  ['nearest neighbour', 'en'],
  ['yoga course near me', 'en'],
  // Spanish for dinner, Polish for a price.
  ['recetas para la cena', 'es'],
])('knows that “%s” (%s) is none', (words, language) => {
  expect(isErrand(tokenize(words), [language])).toBe(false);
});

it.each([
  ['are you human', true],
  ['¿cómo te llamas?', true],
  ['bist du ein Mensch', true],
  ['你是机器人吗', true],
  ['human body', false],
  ['you are what you eat', false],
])('knows whether “%s” only talks to whoever answers', (words, talks) => {
  expect(isTalk(words)).toBe(talks);
});
