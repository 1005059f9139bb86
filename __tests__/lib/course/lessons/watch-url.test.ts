import type { Video } from '@/lib/course/course.schema';
import { watchPage } from '@/lib/course/lessons/watch-url';

it.each<[Video, string, string]>([
  [
    { host: 'youtube', id: 'abcdefghijk' },
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v=abcdefghijk&t=90',
  ],
  [
    { host: 'youtube-playlist', id: 'PLabcdefghijk' },
    'https://www.youtube.com/playlist?list=PLabcdefghijk',
    'https://www.youtube.com/playlist?list=PLabcdefghijk',
  ],
  [
    { host: 'archive', id: 'Film_1.2' },
    'https://archive.org/details/Film_1.2',
    'https://archive.org/details/Film_1.2?start=90',
  ],
  [
    { host: 'peertube', url: 'https://tube.example/w/1?x=2' },
    'https://tube.example/w/1?x=2',
    'https://tube.example/w/1?x=2&start=90s',
  ],
  [
    { host: 'html5', url: 'https://files.example/a.mp4' },
    'https://files.example/a.mp4',
    'https://files.example/a.mp4#t=90',
  ],
])('leads to the page of %j, and to a second of it', (video, whole, second) => {
  expect(watchPage(video).url).toBe(whole);
  expect(watchPage(video, 90).url).toBe(second);
});
