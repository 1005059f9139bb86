import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectCase } from '@/lib/http/server/pipeline/right-case';

function ask(url: string, method = 'GET') {
  const head = { status: 0, location: '' };
  const res = {
    setHeader: () => res,
    writeHead(status: number, { Location }: { Location: string }) {
      Object.assign(head, { status, location: Location });
      return res;
    },
    end: () => res,
  };
  const moved = redirectCase({ url, method } as IncomingMessage, res as unknown as ServerResponse);
  return moved ? head : undefined;
}

it.each([
  ['/Topics', '/topics'],
  ['/PRICING?x=1', '/pricing?x=1'],
  ['/My-Courses', '/my-courses'],
  ['/Search/C%2B%2B?level=beginner', '/search/C%2B%2B?level=beginner'],
  ['/COURSE/Git', '/course/Git'],
  ['//topics', '/topics'],
])('redirects %s to %s for good', (url, location) => {
  expect(ask(url)).toEqual({ status: 308, location });
});

it.each(['/topics', '/search/Python', '/Nothing', '/', '/API/health', '/_next/static/A.js'])(
  'leaves %s',
  (url) => {
    expect(ask(url)).toBeUndefined();
  },
);

it('leaves what is no reading', () => {
  expect(ask('/Topics', 'POST')).toBeUndefined();
});
