import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { signOf } from '@/lib/course/cover/cover-text';

it.each([
  ['MIT OpenCourseWare', 'MIT'],
  ['Khan Academy', 'KA'],
  ['University of California, Berkeley', 'UCB'],
  ['NYU', 'NYU'],
  ['IIT Madras', 'IITM'],
  ['UC San Diego', 'UCSD'],
  ['freeCodeCamp.org', 'FCC'],
  ['3Blue1Brown', '3BB'],
  ['Ana Bell', 'AB'],
  ['北京大学', '北京'],
  ['École polytechnique fédérale de Lausanne', 'ÉPF'],
  ['The', 'T'],
])('has a sign for %s: %s', (name, sign) => {
  expect(signOf(name)).toBe(sign);
});

it('has few letters for any name', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect([...signOf(text)].length).toBeLessThanOrEqual(10);
    }),
  );
});
