import { ProviderNames } from '@/scripts/import/provider-names';

it('gives a well-known provider its usual name', () => {
  const names = new ProviderNames();
  expect(names.spell('Massachusetts Institute of Technology')).toBe('MIT');
  expect(names.spell('The Net Ninja')).toBe('The Net Ninja');
  expect(names.spell('net ninja')).toBe('The Net Ninja');
});

it('gives names that differ in case, accents or punctuation the spelling that came first', () => {
  const names = new ProviderNames(['André Baltieri']);
  expect(names.spell('Andre  Baltieri')).toBe('André Baltieri');
  expect(names.spell('Coders Never Quit')).toBe('Coders Never Quit');
  expect(names.spell('CODERS NEVER QUIT')).toBe('Coders Never Quit');
});

it('keeps different names apart, and names without letters as they are', () => {
  const names = new ProviderNames();
  expect(names.spell('C++ Weekly')).toBe('C++ Weekly');
  expect(names.spell('C Weekly')).toBe('C Weekly');
  expect(names.spell('???')).toBe('???');
});
