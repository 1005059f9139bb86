import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { anEdxCourse, anEdxPage } from '@/__tests__/support/harvest';
import type { WebAnswer, WebRequest } from '@/__tests__/support/web-server';
import { json } from '@/__tests__/support/web-server';

/** A source of each protocol as it answers when all is well: two courses, one page after the other. */
export type Spoken = {
  protocol: string;
  /** Path and query of its address; the rest of the registry's line. */
  path: string;
  line?: Record<string, unknown>;
  /** Paths of its parts on the same server. */
  parts?: string[];
  play: (request: WebRequest) => WebAnswer;
  courses: { title: string; provider: string; url: string }[];
};

const quads = (title: string, page: string, node: string): string =>
  [
    [node, '<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>', '<http://schema.org/Course>'],
    [node, '<http://schema.org/name>', `"${title}"@*`],
    [node, '<http://schema.org/description>', '"Nothing of this may be stored."'],
    [node, '<http://schema.org/provider>', '"Example School"'],
  ]
    .map((triple) => `${triple.join(' ')} <${page}>   .`)
    .join('\n');

const offsetOf = ({ url }: WebRequest) => Number(url.searchParams.get('offset'));
const [ONE, TWO] = ['Pottery for beginners', 'Weaving for beginners'];
const school = (title: string, path: string) => ({
  title,
  provider: 'Example School',
  url: `https://school.example.org${path}`,
});

/** The files of `harvest/examples` of a host. */
const example =
  (host: string): Spoken['play'] =>
  ({ path, url }) => {
    const file = join('harvest/examples', host, path, url.search && 'index');
    return statSync(file, { throwIfNoEntry: false })?.isFile()
      ? { type: 'text/plain', body: readFileSync(file, 'utf8') }
      : { status: 404 };
  };
const RAW = 'raw.githubusercontent.com';
const titled = (title: string, provider: string, url: string) => ({ title, provider, url });

/** The rest of the registry's line, with its parts at the address of the server. */
export const lineOf = ({ line, parts = [] }: Spoken, url: string): Record<string, unknown> => ({
  ...line,
  ...(parts.length > 0 && { parts: parts.map((path) => `${url}${path}`) }),
});

export const SPOKEN: Spoken[] = [
  {
    protocol: 'open-edx',
    path: '/',
    play: (request) => {
      const isFirst = request.url.searchParams.get('page') === '1';
      const next = isFirst ? `${request.url.origin}/api/courses/v1/courses/?page=2&page_size=100` : null;
      return json(anEdxPage([anEdxCourse(isFirst ? 'CS100' : 'CS200')], next), request);
    },
    courses: ['CS100', 'CS200'].map((number) => ({
      title: `Course number ${number}`,
      provider: 'Ex',
      url: `https://school.example.org/courses/course-v1:Ex+${number}+2026/about`,
    })),
  },
  {
    protocol: 'moochub',
    path: '/bridges/moochub/courses',
    play: ({ url }) => {
      const isFirst = url.searchParams.get('page') !== '2';
      const [title, path] = isFirst ? [ONE, '/a'] : [TWO, '/b'];
      return {
        type: 'application/vnd.api+json; moochub-version=3',
        body: JSON.stringify({
          links: { next: isFirst ? `${url.origin}/bridges/moochub/courses?page=2` : null },
          data: [
            {
              id: path,
              type: 'Course',
              attributes: {
                name: title,
                url: `https://school.example.org${path}`,
                description: 'Nothing of this may be stored.',
                publisher: { name: 'Example School', type: 'Organization' },
              },
            },
          ],
        }),
      };
    },
    courses: [school(ONE, '/a'), school(TWO, '/b')],
  },
  {
    protocol: 'richie',
    path: '/',
    line: { pageSize: 1 },
    play: (request) => {
      const offset = offsetOf(request);
      const [title, path] = offset === 0 ? [ONE, '/a'] : [TWO, '/b'];
      return json({
        meta: { count: 1, offset, total_count: 2 },
        objects: [
          {
            id: path,
            absolute_url: path,
            title,
            organization_highlighted: 'Example School',
            introduction: 'Nothing of this may be stored.',
          },
        ],
        filters: {},
      });
    },
    courses: [school(ONE, '/a'), school(TWO, '/b')],
  },
  {
    protocol: 'mit-learn',
    path: '/',
    line: { pageSize: 1 },
    play: (request) => {
      const isFirst = offsetOf(request) === 0;
      const [title, path] = isFirst ? [ONE, '/a'] : [TWO, '/b'];
      return json({
        count: 2,
        next: isFirst ? `${request.url.origin}/api/v1/learning_resources/?limit=1&offset=1` : null,
        previous: null,
        results: [
          {
            id: isFirst ? 1 : 2,
            title,
            url: `https://school.example.org${path}`,
            resource_type: 'course',
            offered_by: { code: 'x', name: 'Example School' },
            platform: null,
            free: true,
            description: 'Nothing of this may be stored.',
          },
        ],
      });
    },
    courses: [school(ONE, '/a'), school(TWO, '/b')],
  },
  {
    protocol: 'oersi',
    path: '/api/search/oer_data',
    play: ({ path, text }) => {
      if (path.endsWith('/_pit')) return json({ id: 'a-point-in-time' });
      const { search_after: after } = JSON.parse(text) as { search_after?: string[] };
      const [title, place] = after ? [TWO, '/b'] : [ONE, '/a'];
      const id = `https://school.example.org${place}`;
      const hit = {
        _source: {
          id,
          name: title,
          description: 'Nothing of this may be stored.',
          sourceOrganization: [{ name: 'Example School' }],
        },
        sort: [id],
      };
      return json({
        pit_id: 'a-point-in-time',
        hits: { total: { value: 2 }, hits: after?.[0]?.endsWith('/b') ? [] : [hit] },
      });
    },
    courses: [school(ONE, '/a'), school(TWO, '/b')],
  },
  {
    protocol: 'web-data-commons',
    path: '/part_0.gz',
    line: { release: '2024-12' },
    play: () => ({
      type: 'application/gzip',
      body: gzipSync(
        `${quads(ONE, 'https://school.example.org/a', '_:a')}\nbroken\n${quads(TWO, 'https://school.example.org/b', '_:b')}\n`,
      ),
    }),
    courses: [school(ONE, '/a'), school(TWO, '/b')],
  },
  {
    protocol: 'carpentries',
    path: '/',
    line: { provider: 'Example School' },
    parts: ['/swcarpentry/shell-novice/main/config.yaml', '/swcarpentry/git-novice/main/config.yaml'],
    play: example(RAW),
    courses: [
      titled('The Unix Shell', 'Software Carpentry', 'https://swcarpentry.github.io/shell-novice/'),
      titled('Version Control with Git', 'Software Carpentry', 'https://swcarpentry.github.io/git-novice/'),
    ],
  },
  {
    protocol: 'ocw',
    path: '/',
    line: { provider: 'Example School' },
    parts: [
      '/mitocwcontent/6.006-spring-2020/main/data/course.json',
      '/mitocwcontent/18.01-fall-2006/main/data/course.json',
    ],
    play: example(RAW),
    courses: [
      titled(
        'Introduction to Algorithms',
        'Example School',
        'https://ocw.mit.edu/courses/6-006-introduction-to-algorithms-spring-2020/',
      ),
      titled(
        'Single Variable Calculus',
        'Example School',
        'https://ocw.mit.edu/courses/18-01-single-variable-calculus-fall-2006/',
      ),
    ],
  },
  {
    protocol: 'raspberry-pi',
    path: '/',
    line: { provider: 'Example School' },
    parts: [
      '/raspberrypilearning/catch-the-bus/master/en/meta.yml',
      '/raspberrypilearning/space-talk/master/en/meta.yml',
    ],
    play: example(RAW),
    courses: [
      titled('Catch the bus', 'Example School', 'https://projects.raspberrypi.org/en/projects/catch-the-bus'),
      titled('Space talk', 'Example School', 'https://projects.raspberrypi.org/en/projects/space-talk'),
    ],
  },
  {
    protocol: 'galaxy',
    path: '/galaxyproject/galaxy_codex/main/communities/all/resources/tutorials.tsv',
    line: { provider: 'Example School' },
    play: example(RAW),
    courses: ['Climate', 'Genome assembly'].map((topic, at) =>
      titled(
        `Galaxy training: ${topic}`,
        'Example School',
        `https://training.galaxyproject.org/training-material/topics/${at === 0 ? 'climate' : 'assembly'}/`,
      ),
    ),
  },
  {
    protocol: 'microsoft-learn',
    path: '/api/catalog/?locale=en-us',
    line: { provider: 'Example School' },
    play: example('learn.microsoft.com'),
    courses: [
      titled(
        'Query data with SQL',
        'Example School',
        'https://learn.microsoft.com/en-us/training/paths/path-one/',
      ),
      titled(
        'Work with joins',
        'Example School',
        'https://learn.microsoft.com/en-us/training/paths/path-two/',
      ),
    ],
  },
  {
    protocol: 'nptel',
    path: '/',
    line: { provider: 'Example School' },
    parts: ['/api/subject-details/111106047', '/api/subject-details/106106212'],
    play: example('nptel.ac.in'),
    courses: [
      titled('Linear algebra for all', 'IIT Kanpur', 'https://nptel.ac.in/courses/111106047'),
      titled('Programming and data structures', 'IIT Madras', 'https://nptel.ac.in/courses/106106212'),
    ],
  },
];
