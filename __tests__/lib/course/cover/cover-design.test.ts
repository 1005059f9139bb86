import { coverLook } from '@/lib/course/cover/cover-art';
import { designOf, PALETTES, SHAPES, TURNS } from '@/lib/course/cover/cover-design';

const numbers = (list: readonly unknown[]) => new Set(list.keys());

it('has a drawing for every look, and every drawing is some look', () => {
  const looks = Array.from({ length: 1000 }, (_, number) => coverLook(`Course ${number}`));

  expect(new Set(looks.map(({ palette }) => palette))).toEqual(numbers(PALETTES));
  expect(new Set(looks.map(({ shape }) => shape))).toEqual(numbers(SHAPES));
  expect(new Set(looks.map(({ turn }) => turn))).toEqual(numbers(TURNS));
});

it('says which cover it does not have', () => {
  expect(() => designOf({ palette: 0, shape: 99, turn: 0 })).toThrow('There is no cover');
});
