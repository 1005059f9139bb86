import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));

it('names pictures that exist, have the size that is said, and one that may be cut to any shape', () => {
  for (const { src, sizes } of manifest.icons) {
    const picture = readFileSync(`public${src}`);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('192x192');
  expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
});
