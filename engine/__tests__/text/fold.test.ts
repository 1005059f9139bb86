import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { fold } from '@/engine/text/fold';

it('takes case, accents, width and ligatures away', () => {
  expect(fold('Programación ÇA Ｐｙｔｈｏｎ ﬁn Straße ЁЖ')).toBe('programacion ca python fin strasse еж');
});

it('takes traditional Chinese letters for their simplified forms', () => {
  expect(fold('機器學習')).toBe('机器学习');
});

it('keeps the vowel signs of Hindi and the voicing marks of Japanese', () => {
  expect(fold('हिन्दी')).toBe('हिन्दी');
  expect(fold('ガ')).not.toBe(fold('カ'));
});

it('unites the ways of writing one Arabic letter', () => {
  expect(fold('أنظمة')).toBe(fold('انظمه'));
});

it('changes nothing when it is applied again', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 3000 },
  );
});
