import { textsOf } from '@/scripts/messages/message-files';
import { PSEUDO, pseudo } from '@/scripts/messages/pseudo';
import { judge, stamp } from '@/scripts/messages/translations';

it('is longer, in brackets, and can be read', () => {
  expect(pseudo('Search all courses')).toBe('[Séààrçh ààll çôôôüršéééš]');
  expect(pseudo(' on {platform}')).toBe(' [ôñ {platform}]');
});

it('keeps values, plurals and tags of every message', () => {
  const english = textsOf('en');
  const translation = { locale: PSEUDO, texts: textsOf(PSEUDO), stamps: {} };
  const stamps = stamp(english, translation);
  expect([...judge(english, { ...translation, stamps }, { terms: {}, stems: {} })]).toEqual([]);
});

it('makes sentences two fifths longer', () => {
  const text = 'We could not search for these words. Please try again in a moment, or browse all topics.';
  const share = pseudo(text).length / text.length;
  expect(share).toBeGreaterThan(1.3);
  expect(share).toBeLessThan(1.5);
});
