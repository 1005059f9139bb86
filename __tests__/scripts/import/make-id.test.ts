import { IdMaker, makeSlug } from '@/scripts/import/make-id';

it.each([
  ['Learn C++ & C#', 'learn-cpp-and-c-sharp'],
  ['Node.js — Crash Course', 'nodejs-crash-course'],
  ['Crème brûlée', 'creme-brulee'],
  ['Основы Go', 'osnovy-go'],
  ['操作系统', 'cao-zuo-xi-tong'],
  ['🎸', ''],
])('writes %p as %p', (text, slug) => {
  expect(makeSlug(text)).toBe(slug);
});

describe('IdMaker', () => {
  const url = 'https://example.org/1';

  it("keeps the source's own id, and takes it once", () => {
    const ids = new IdMaker();
    expect(ids.make('CS50_x.1', 'T', 'P', url)).toBe('CS50_x.1');
    expect(ids.make('CS50_x.1', 'T', 'P', url)).toBeUndefined();
    expect(ids.make('no / slash', 'T', 'P', url)).toBe('no-slash');
  });

  it('makes readable ids, apart even for equal titles, the same every time', () => {
    const run = () => {
      const ids = new IdMaker();
      return [
        ids.make(undefined, 'Go basics', 'Ed', url),
        ids.make(undefined, 'Go basics', 'Ed', 'https://example.org/2'),
        ids.make(undefined, 'Go basics', 'Ed', 'https://example.org/2'),
        ids.make(undefined, 'Khan Academy: Algebra', 'Khan Academy', url),
        ids.make(undefined, '🎸', '🎸', url),
      ];
    };
    const [first, second, third, fourth, fifth] = run();
    expect(first).toBe('go-basics-ed');
    expect(second).toMatch(/^go-basics-ed-[0-9a-f]{8}$/);
    expect(third).toBeUndefined();
    expect(fourth).toBe('khan-academy-algebra');
    expect(fifth).toMatch(/^[0-9a-f]{8}$/);
    expect(run()).toEqual([first, second, third, fourth, fifth]);
  });

  it('stays within 80 characters', () => {
    const id = new IdMaker().make(
      undefined,
      'word '.repeat(60),
      'A very long name of a provider '.repeat(3),
      url,
    );
    expect(id?.length).toBeLessThanOrEqual(80);
  });
});
