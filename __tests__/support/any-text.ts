import fc from 'fast-check';

const CODE_POINT = fc
  .oneof(
    fc.nat({ max: 0x7f }),
    fc.integer({ min: 0x80, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10_ffff }),
  )
  .map((code) => String.fromCodePoint(code));

/** Texts of any characters. For its own unit `binary`, fast-check first lists all of them, which takes a second. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: CODE_POINT, ...(maxLength !== undefined && { maxLength }) });
