import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

export const COURSE_ID = 2683;
export const PLAYLIST_RESOURCE_ID = 9001;

/** A course in the format of `learning_resources_search`. */
export function aResource(overrides: Record<string, unknown> = {}) {
  return {
    id: COURSE_ID,
    resource_type: 'course',
    title: 'Linear Algebra',
    description: '<p>Matrix theory &amp; linear algebra.</p><script>alert(1)</script>',
    url: 'courses/18-06zz-linear-algebra-fall-2011/',
    offered_by: { code: 'ocw', name: 'MIT OpenCourseWare' },
    platform: { code: 'ocw', name: 'MIT OpenCourseWare' },
    course_feature: ['Lecture Videos', 'Problem Sets'],
    free: true,
    languages: ['en-us'],
    best_run_id: 7,
    runs: [
      {
        id: 7,
        year: 2011,
        level: [{ code: 'undergraduate' }],
        instructors: [{ full_name: 'Gilbert Strang' }],
      },
    ],
    ...overrides,
  };
}

const PLAYLIST_RESOURCE = aResource({
  id: PLAYLIST_RESOURCE_ID,
  resource_type: 'video_playlist',
  title: 'Matrix methods, lecture series',
  url: 'https://www.youtube.com/playlist?list=PLfixtureMatrixMethods1',
  description: null,
  runs: null,
  best_run_id: null,
  languages: null,
});

const PAID = aResource({
  id: 4242,
  title: 'Leadership for technical people',
  url: 'https://xpro.mit.edu/courses/course-v1:xPRO+LASERx4/',
  platform: { code: 'xpro', name: 'MIT xPRO' },
  offered_by: { code: 'xpro', name: 'MIT xPRO' },
  course_feature: [],
  free: false,
});

/** Fakes the search, a resource, its content files and the items of a playlist. */
export function playMitLearn({ path }: ContractRequest): ContractAnswer {
  switch (path) {
    case '/api/v1/learning_resources_search/':
      return {
        headers: { etag: '"mit-search"' },
        body: { results: [aResource(), PLAYLIST_RESOURCE, PAID] },
      };
    case `/api/v1/learning_resources/${COURSE_ID}/`:
      return { body: aResource() };
    case `/api/v1/learning_resources/${PLAYLIST_RESOURCE_ID}/`:
      return { body: PLAYLIST_RESOURCE };
    case `/api/v1/learning_resources/${COURSE_ID}/contentfiles/`:
      return {
        body: {
          results: [
            { title: 'lec1.mp4', content_title: 'Lecture 1: The geometry', youtube_id: 'fixture-m01' },
            { title: 'Syllabus', content_title: null, youtube_id: null },
            { title: 'Lecture 2', content_title: null, youtube_id: 'fixture-m02' },
          ],
        },
      };
    case `/api/v1/learning_resources/${PLAYLIST_RESOURCE_ID}/items/`:
      return {
        body: {
          results: [
            {
              resource: aResource({
                id: 77,
                resource_type: 'video',
                title: 'Lecture 1',
                url: 'https://www.youtube.com/watch?v=fixture-m03',
                video: { duration: 'PT45M' },
              }),
            },
          ],
        },
      };
    default:
      return { status: 404, body: { detail: 'Not found.' } };
  }
}

export const mitLearnFixture: SourceFixture = {
  id: 'mit-learn',
  play: playMitLearn,
  known: String(COURSE_ID),
  unknown: '999',
  empty: { results: [] },
};
