import fc from 'fast-check';
import { coverArt } from '@/lib/course/cover/cover-art';

describe('coverArt', () => {
  it('is the same for the same course, whenever it is drawn', () => {
    expect(coverArt('Linear algebra', 'Mathematics')).toBe(coverArt('Linear algebra', 'Mathematics'));
  });

  it('names only palettes, shapes and turns that the style sheet has', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.option(fc.string(), { nil: undefined }),
        (title, subject) => {
          expect(coverArt(title, subject)).toMatch(/^cover cover-p(\d|1[0-4]) cover-s\d cover-t[0-7]$/);
        },
      ),
    );
  });

  it('gives a subject its own colours and its courses different shapes', () => {
    const arts = Array.from({ length: 40 }, (_, number) => coverArt(`Lecture course ${number}`, 'Music'));
    expect(new Set(arts.map((art) => art.split(' ')[1]))).toEqual(new Set(['cover-p9']));
    expect(new Set(arts).size).toBeGreaterThan(25);
  });
});
