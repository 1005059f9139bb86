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
  ['/search/c++', '/search/c++%20'],
  ['/search/c%2b%2b?page=2', '/search/c%2b%2b%20?page=2'],
  ['/search/pyth%6Fn', '/search/pyth%6Fn%20'],
  ['/search/?q=Python', '/search?q=Python'],
  ['/SEARCH?q=Python', '/search?q=Python'],
  ['//Search//?q=Python', '/search?q=Python'],
  ['/search/', '/search'],
])('lets the page of a search see that %s is spelled in another way', (url, right) => {
  expect(marked(url)).toBe(right);
});

it.each([
  '/search/python',
  '/search/python?q=/a/',
  '/search/a%2Fb',
  '/search',
  '/search/a/b',
  '/search/c%2B%2B',
  "/search/what's%20new!",
  '/search/%E0%A4%A',
  '/topics//',
])('leaves %s', (url) => {
  expect(marked(url)).toBe(url);
});
