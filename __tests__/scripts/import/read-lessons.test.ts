import { readLessons, readYouTube } from '@/scripts/import/read-lessons';

it.each([
  ['https://www.youtube.com/watch?v=HtSuA80QTyo', { video: 'HtSuA80QTyo' }],
  ['https://youtu.be/HtSuA80QTyo?t=3', { video: 'HtSuA80QTyo' }],
  ['https://www.youtube.com/embed/HtSuA80QTyo', { video: 'HtSuA80QTyo' }],
  ['https://www.youtube.com/playlist?list=PLBDA2E52FB1EF80C9', { playlist: 'PLBDA2E52FB1EF80C9' }],
  ['https://evil.example/watch?v=HtSuA80QTyo', {}],
  ['nowhere', {}],
])('sees in %s %p', (address, found) => {
  expect(readYouTube(address)).toEqual(found);
});

describe('readLessons', () => {
  it('reads lists of objects, also as text in a cell, and leaves out what cannot be played', () => {
    const list = [
      { title: 'One', videoId: 'HtSuA80QTyo', seconds: 61.2 },
      {
        name: 'Two',
        url: 'https://youtu.be/Zc54gFhdpLA',
        chapters: [
          { title: 'b', start: 9 },
          { title: 'a', start: 0 },
        ],
      },
      { title: 'File', url: 'https://example.org/a.mp4' },
      { title: 'Page', url: 'https://example.org/a.html' },
      { video: { host: 'youtube', id: 'HtSuA80QTyo' } },
      'nothing',
    ];
    const lessons = [
      { title: 'One', video: { host: 'youtube', id: 'HtSuA80QTyo' }, seconds: 61 },
      {
        title: 'Two',
        video: { host: 'youtube', id: 'Zc54gFhdpLA' },
        chapters: [
          { title: 'a', start: 0 },
          { title: 'b', start: 9 },
        ],
      },
      { title: 'File', video: { host: 'html5', url: 'https://example.org/a.mp4' } },
      { title: 'Lesson 5', video: { host: 'youtube', id: 'HtSuA80QTyo' } },
    ];
    expect(readLessons(list)).toEqual(lessons);
    expect(readLessons(JSON.stringify(list))).toEqual(lessons);
  });

  it.each([[undefined], [12], ['[broken'], ['274']])('has none for %p', (value) => {
    expect(readLessons(value)).toEqual([]);
  });
});
