import { courseKeys } from '@/lib/course/course-keys';

const keysOf = (url: string) =>
  courseKeys({ title: url, provider: 'A', url }).filter((key) => key.startsWith('page:'));

it('tells pages of one address apart by their parameters', () => {
  expect(keysOf('https://ocw.example.edu/course/view.php?id=31')).not.toEqual(
    keysOf('https://ocw.example.edu/course/view.php?id=32'),
  );
  expect(keysOf('https://example.org/course?b=2&a=1')).toEqual(
    keysOf('https://www.example.org/course/?a=1&b=2'),
  );
});

it('sees one page in addresses that differ in how a visitor came there', () => {
  const page = keysOf('https://example.org/course/python');
  expect(keysOf('https://example.org/course/Python/?utm_source=list&ref=x')).toEqual(page);
  const video = keysOf('https://www.youtube.com/watch?v=HtSuA80QTyo');
  expect(keysOf('https://youtube.com/watch?v=HtSuA80QTyo&t=30&feature=share')).toEqual(video);
});
