import type { ContractAnswer, ContractRequest } from '@/scripts/fakes/contract-server';
import type { SourceFixture } from '@/scripts/fakes/source-fixture.types';

export const COURSE_ID = 2683;
export const PLAYLIST_RESOURCE_ID = 9001;

/** A course in the format of `learning_resources_search`. */
export function aResource(overrides: Record<string, unknown> = {}) {
  return {
    id: COURSE_ID,
    resource_type: 'course',
    readable_id: '18.06SC+fall_2011',
    title: 'Linear Algebra',
    description: '<p>Matrix theory &amp; linear algebra.</p><script>alert(1)</script>',
    url: 'courses/18-06zz-linear-algebra-fall-2011/',
    image: null,
    topics: [{ id: 1, name: 'Mathematics', parent: null }],
    offered_by: { code: 'ocw', name: 'MIT OpenCourseWare', channel_url: null },
    platform: { code: 'ocw', name: 'MIT OpenCourseWare' },
    course_feature: ['Lecture Videos', 'Problem Sets'],
    free: true,
    certification: false,
    prices: ['0.00'],
    languages: ['en-us'],
    best_run_id: 7,
    runs: [
      {
        id: 7,
        run_id: 'fall_2011',
        title: 'Linear Algebra',
        year: 2011,
        level: [{ code: 'undergraduate', name: 'Undergraduate' }],
        instructors: [{ id: 1, full_name: 'Gilbert Strang', first_name: null, last_name: null }],
      },
    ],
    views: 7,
    last_modified: null,
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
  prices: ['999.00'],
});

/** Fakes the search, a resource, its content files and the items of a playlist. */
export function playMitLearn({ path }: ContractRequest): ContractAnswer {
  switch (path) {
    case '/api/v1/learning_resources_search/':
      return {
        headers: { etag: '"mit-search"' },
        body: {
          count: 3,
          next: null,
          previous: null,
          results: [aResource(), PLAYLIST_RESOURCE, PAID],
          metadata: { aggregations: {}, suggest: [] },
        },
      };
    case `/api/v1/learning_resources/${COURSE_ID}/`:
      return { body: aResource() };
    case `/api/v1/learning_resources/${PLAYLIST_RESOURCE_ID}/`:
      return { body: PLAYLIST_RESOURCE };
    case `/api/v1/learning_resources/${COURSE_ID}/contentfiles/`:
      return {
        body: {
          count: 3,
          results: [
            {
              key: 'a',
              title: 'lec1.mp4',
              content_title: 'Lecture 1: The geometry',
              content_type: 'video',
              youtube_id: 'fixture-m01',
            },
            { key: 'b', title: 'Syllabus', content_title: null, content_type: 'page', youtube_id: null },
            {
              key: 'c',
              title: 'Lecture 2',
              content_title: null,
              content_type: 'video',
              youtube_id: 'fixture-m02',
            },
          ],
        },
      };
    case `/api/v1/learning_resources/${PLAYLIST_RESOURCE_ID}/items/`:
      return {
        body: {
          count: 1,
          results: [
            {
              id: 1,
              parent: PLAYLIST_RESOURCE_ID,
              child: 77,
              resource: aResource({
                id: 77,
                resource_type: 'video',
                title: 'Lecture 1',
                url: 'https://www.youtube.com/watch?v=fixture-m03',
                video: { duration: 'PT45M', streaming_url: null, caption_urls: [] },
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
  empty: { count: 0, next: null, previous: null, results: [], metadata: {} },
};
