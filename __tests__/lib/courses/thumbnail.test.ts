import { thumbnailSrc } from '@/lib/courses/thumbnail';

describe('thumbnailSrc', () => {
  it('asks our own host, never the video host', () => {
    expect(thumbnailSrc('dQw4w9WgXcQ', 320)).toBe(
      '/_next/image?url=https%3A%2F%2Fi.ytimg.com%2Fvi%2FdQw4w9WgXcQ%2Fmqdefault.jpg&w=320&q=75',
    );
  });

  it('cannot be led to another picture by a strange id', () => {
    const asked = new URL(thumbnailSrc('../../x?y', 480), 'https://polymath.example').searchParams.get('url');
    expect(asked).toBe('https://i.ytimg.com/vi/..%2F..%2Fx%3Fy/hqdefault.jpg');
  });
});
