import { aCourse } from '@/__tests__/support/course';
import { courseSchema } from '@/lib/courses/course.schema';

it.each([
  'https://ann:secret@example.org/',
  'https://ann@example.org/',
  'ftp://example.org/',
  '//example.org/',
])('takes %s for no address of a course', (url) => {
  expect(courseSchema.safeParse(aCourse({ url })).success).toBe(false);
});
