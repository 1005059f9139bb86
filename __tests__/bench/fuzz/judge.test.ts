import { faultOf } from '@/bench/fuzz/judge';
import { MARK } from '@/bench/fuzz/naughty';
import { type Answer, BROWSER } from '@/bench/fuzz/send';

const judge = (answer: Partial<Answer>, path = '/search/x', agent = BROWSER) =>
  faultOf(
    { method: 'GET', path, headers: { 'user-agent': agent } },
    { status: 200, type: 'text/html', text: '', ms: 1, ...answer },
    1_000,
  );

test.each([
  ['any failure of the server', { status: 500 }, '/search/x', 'status 500'],
  ['a failure of the optimizer of pictures', { status: 500 }, '/_next/image?url=x', 'status 500'],
  ['a refusal for which there is no reason', { status: 503, retryAfter: '5' }, '/', 'status 503'],
  [
    'a live course that is kept from a person',
    { status: 503, retryAfter: '5' },
    '/course/archive-x',
    'status 503',
  ],
  ['an answer that takes too long', { ms: 1_001 }, '/', '1001 ms'],
  ['what was sent, as it was', { text: `<p>${MARK}</p>` }, '/', 'gives back what was sent'],
  ['a stack', { type: 'application/json', text: '{"error":"at Object.x (/y)"}' }, '/api/x', 'its inside'],
  [
    'an error in other words',
    { status: 400, type: 'application/json', text: '{}' },
    '/api/x',
    'another shape',
  ],
])('finds %s', (_what, answer, path, fault) => {
  expect(judge(answer, path)).toContain(fault);
});

test.each([
  ['a page', {}],
  ['one that is not there', { status: 404 }],
  ['what is asked too often', { status: 429 }],
  ['what is no request', { status: 400 }],
])('finds nothing wrong with %s', (_what, answer) => {
  expect(judge(answer)).toBeUndefined();
});

test('a crawler may be told to come back for a live course, and for nothing else', () => {
  const later = { status: 503, retryAfter: '5' };
  expect(judge(later, '/course/youtube-x', 'Googlebot')).toBeUndefined();
  expect(judge({ status: 503 }, '/course/youtube-x', 'Googlebot')).toBe('status 503');
  for (const path of ['/search/x', '/course/algebra'])
    expect(judge(later, path, 'Googlebot')).toBe('status 503');
});
