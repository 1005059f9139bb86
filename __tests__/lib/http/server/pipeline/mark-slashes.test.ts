import type { IncomingMessage } from 'node:http';
import { markSlashes } from '@/lib/http/server/pipeline/mark-slashes';

const marked = (url: string) => {
  const req = { url } as IncomingMessage;
  markSlashes(req);
  return req.url;
};

it.each([
  ['/search/machine%20learning//', '/search/machine%20learning%20'],
  ['//search//Machine%20Learning', '/search/Machine%20Learning%20'],
  ['/search/Python/?level=beginner', '/search/Python%20?level=beginner'],
  ['/SEARCH/Python', '/search/Python%20'],
  ['/search/?q=Python', '/search?q=Python'],
])('lets the page of a search see that %s is spelled wrong', (url, right) => {
  expect(marked(url)).toBe(right);
});

it.each([
  '/search/python',
  '/search/python?q=/a/',
  '/search/a%2Fb',
  '/search',
  '/search/',
  '/search/a/b',
  '/topics//',
])('leaves %s', (url) => {
  expect(marked(url)).toBe(url);
});
