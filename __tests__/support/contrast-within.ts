import sharp from 'sharp';

/** Of WCAG 2: 0 for black to 1 for white. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between the lightest and the darkest point of the middle half of a picture: of a tick and its box. */
export async function contrastWithin(picture: Buffer): Promise<number> {
  const { width, height } = await sharp(picture).metadata();
  const middle = {
    left: Math.floor(width / 4),
    top: Math.floor(height / 4),
    width: Math.ceil(width / 2),
    height: Math.ceil(height / 2),
  };
  const pixels = await sharp(picture).extract(middle).removeAlpha().toColourspace('srgb').raw().toBuffer();
  const lights = Array.from({ length: pixels.length / 3 }, (_, at) =>
    luminance([...pixels.subarray(at * 3, at * 3 + 3)]),
  );
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}
