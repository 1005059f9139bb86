import { thumbnailSrc } from '@/lib/course/thumbnail';

describe('thumbnailSrc', () => {
  it('asks our own host, never the video host', () => {
    expect(thumbnailSrc('dQw4w9WgXcQ', 320)).toBe(
      '/_next/image?url=%2Fapi%2Fthumbnail%2F320%2FdQw4w9WgXcQ&w=320&q=75',
    );
  });

  it('cannot be led to another picture by a strange id', () => {
    const asked = new URL(thumbnailSrc('../../x?y', 480), 'https://polymath.example').searchParams.get('url');
    expect(asked).toBe('/api/thumbnail/480/..%2F..%2Fx%3Fy');
  });
});
