import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { wellFormed } from '@/lib/format/well-formed';

it('replaces halves of surrogate pairs and nothing else', () => {
  expect(wellFormed('a\uD83Db\uDE00')).toBe('a\uFFFDb\uFFFD');
  expect(wellFormed('😀 한국어')).toBe('😀 한국어');
});

it('makes any text fit for an address, and keeps whole characters', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(), (text, at) => {
      const cut = text.slice(at % (text.length + 1));
      expect(() => encodeURIComponent(wellFormed(cut))).not.toThrow();
      expect(wellFormed(cut)).toHaveLength(cut.length);
      expect(wellFormed(wellFormed(cut))).toBe(wellFormed(cut));
    }),
  );
});
