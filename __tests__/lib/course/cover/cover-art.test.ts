import fc from 'fast-check';
import { anyText } from '@/__tests__/support/any-text';
import { coverArt } from '@/lib/course/cover/cover-art';

describe('coverArt', () => {
  it('names only palettes, shapes and turns that the style sheet has', () => {
    fc.assert(
      fc.property(anyText(), (id) => {
        expect(coverArt(id)).toMatch(/^cover cover-p(\d|1[0-4]) cover-s\d cover-t[0-7]$/);
      }),
    );
  });

  it('gives courses with similar names different looks and colours', () => {
    const arts = Array.from({ length: 24 }, (_, number) => coverArt(`python-course-${number}`));
    expect(new Set(arts.map((art) => art.split(' ')[1])).size).toBeGreaterThan(8);
    expect(new Set(arts).size).toBe(24);
  });
});
