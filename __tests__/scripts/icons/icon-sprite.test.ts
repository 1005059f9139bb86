import { readFileSync } from 'node:fs';
import { ICON_NAMES } from '@/components/ui/icon-names';
import { iconSprite } from '@/scripts/icons/icon-sprite';

it('is what components/ui/icons.svg says', () => {
  expect(readFileSync('components/ui/icons.svg', 'utf8')).toBe(iconSprite());
});

it('has a drawing for every icon', () => {
  const drawn = [
    ...iconSprite().matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><(?:path|circle|rect|line|poly)/g),
  ];
  expect(drawn.map(([, name]) => name)).toEqual([...ICON_NAMES]);
});
