import { fillerLanguages, isFiller } from '@polymath/engine/text/filler-words';

it('takes a word of two letters without its accents for another one, unless people write it so', () => {
  expect(isFiller('bi', 'bị')).toBe(true);
  expect(isFiller('bi', 'bi')).toBe(false);
  expect(isFiller('va', 'va')).toBe(true);
});

it('tells the language of a word by the accents that are typed', () => {
  expect(fillerLanguages('como', 'cómo')).toEqual(['es']);
  expect(fillerLanguages('como')).toContain('pt');
});
