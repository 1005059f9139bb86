import type { Course, Lesson } from '@/lib/course/course.schema';
import type { CourseCard } from '@/lib/course/course-card';

let next = 1;

/** A valid YouTube video id, different for every number. */
export function aVideoId(number: number): string {
  return `video-${String(number).padStart(5, '0')}`;
}

/** A ten-minute lesson on YouTube; a test overrides what matters to it. */
export function aLesson(overrides: Partial<Lesson> = {}): Lesson {
  const number = next++;
  return {
    title: `Lesson ${number}`,
    video: { host: 'youtube', id: aVideoId(number) },
    seconds: 600,
    ...overrides,
  };
}

/** A free English video series with two lessons. Pass `undefined` for a field to leave it unknown. */
export function aCourse(overrides: Partial<Course> = {}): Course {
  const number = next++;
  return {
    id: `course-${number}`,
    title: `Title of course ${number}`,
    provider: 'MIT OpenCourseWare',
    url: `https://example.org/courses/${number}`,
    kind: 'video-series',
    language: 'en',
    cost: 'free',
    topics: ['python'],
    source: 'catalog',
    lessons: [aLesson(), aLesson()],
    ...overrides,
  };
}

const THINGS = ['trees', 'graphs', 'hashing', 'sorting', 'vectors', 'matrices', 'limits', 'series', 'proofs'];

export const TWO_CHAPTERS = [
  { title: 'Questions', start: 0 },
  { title: 'Answers', start: 300 },
];

/** A course of which search engines are told, because its lessons say so much: nine, each with two chapters. */
export function aListedCourse(overrides: Partial<Course> = {}): Course {
  const lessons = THINGS.map((thing) =>
    aLesson({
      title: `What ${thing} are, why they matter, and how people who build things use them`,
      chapters: TWO_CHAPTERS,
    }),
  );
  return aCourse({ lessons, ...overrides });
}

/** A playable card of a free English video series with two lessons. */
export function aCard(overrides: Partial<CourseCard> = {}): CourseCard {
  const number = next++;
  return {
    id: `course-${number}`,
    title: `Title of course ${number}`,
    provider: 'MIT OpenCourseWare',
    kind: 'video-series',
    language: 'en',
    cost: 'free',
    source: 'catalog',
    lessonCount: 2,
    playable: true,
    coverVideoId: aVideoId(number),
    topic: 'Python',
    subject: 'Computer science',
    ...overrides,
  };
}
