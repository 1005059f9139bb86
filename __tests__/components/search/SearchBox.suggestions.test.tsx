import { act, screen } from '@testing-library/react';
import { goOnline } from '@/__tests__/support/online';
import { renderWithRouter } from '@/__tests__/support/router';
import { box, options, pass, showBox, user } from '@/__tests__/support/search-box';
import { SearchBox } from '@/components/search/SearchBox';
import { preferLanguages } from '@/lib/search/browser';
import type { Suggestion } from '@/lib/search/search.types';

/** Pause after which typed words are asked for. */
const SUGGEST_DELAY_MS = 120;

const topic = (text: string): Suggestion => ({
  kind: 'topic',
  text,
  href: `/search/${encodeURIComponent(text)}`,
});

type Call = { url: string; signal: AbortSignal; answer: (suggestions: Suggestion[]) => Promise<void> };
let calls: Call[];

beforeEach(() => {
  calls = [];
  // Like a network that answers late even to those who hung up.
  global.fetch = jest.fn(
    (url, options) =>
      new Promise<Response>((resolve) => {
        calls.push({
          url: String(url),
          signal: options?.signal as AbortSignal,
          answer: (suggestions) =>
            act(async () => resolve({ ok: true, json: async () => ({ suggestions }) } as Response)),
        });
      }),
  );
});

it('asks once for a run of keystrokes, after a short pause', async () => {
  showBox();
  await user.type(box(), 'c++');
  expect(calls).toHaveLength(0);
  await pass(SUGGEST_DELAY_MS);
  expect(calls.map(({ url }) => url)).toEqual(['/api/suggest?q=c%2B%2B']);
});

it('asks for suggestions in the languages that somebody learns in', async () => {
  preferLanguages(['es', 'hi']);
  showBox();
  await user.type(box(), 'mat');
  await pass(SUGGEST_DELAY_MS);
  preferLanguages([]);
  expect(calls.map(({ url }) => url)).toEqual(['/api/suggest?q=mat&prefer=es&prefer=hi']);
});

it('lists suggestions under the recent searches and says how many there are', async () => {
  localStorage.setItem('recentSearches', '["python 3"]');
  showBox();
  await user.type(box(), 'python');
  await pass(SUGGEST_DELAY_MS);
  await calls[0]?.answer([topic('Python'), { kind: 'course', text: 'CS50P', href: '/course/cs50p' }]);
  expect(options()).toEqual(['python 3', 'PythonTopic', 'CS50PCourse']);
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  expect(screen.getByRole('group', { name: 'Suggestions' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Recent Searches' })).toBeVisible();
});

it('suggests a lesson with its course, and opens it by keyboard', async () => {
  const { router } = showBox();
  await user.type(box(), 'dijkstra');
  await pass(SUGGEST_DELAY_MS);
  const href = '/course/algorithms/13-dijkstra';
  await calls[0]?.answer([{ kind: 'lesson', text: 'Lecture 13: Dijkstra', detail: 'Algorithms', href }]);
  expect(options()).toEqual(['Lecture 13: DijkstraAlgorithmsLesson']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith(href);
});

it('suggests no topic that is already listed as a recent search', async () => {
  localStorage.setItem('recentSearches', '["python"]');
  showBox();
  await user.type(box(), 'pyt');
  await pass(SUGGEST_DELAY_MS);
  await calls[0]?.answer([topic('Python'), topic('Python web frameworks')]);
  expect(options()).toEqual(['python', 'Python web frameworksTopic']);
});

it('lets no late answer overwrite a newer one', async () => {
  showBox();
  await user.type(box(), 'py');
  await pass(SUGGEST_DELAY_MS);
  await user.type(box(), 't');
  expect(calls[0]?.signal.aborted).toBe(true);
  await pass(SUGGEST_DELAY_MS);
  await calls[1]?.answer([topic('Python')]);
  await calls[0]?.answer([topic('Pygmies')]);
  expect(options()).toEqual(['PythonTopic']);
});

it.each([
  ['nobody answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the server answers with an error',
    async () => ({ ok: false, json: async () => ({ suggestions: [topic('x')] }) }),
  ],
])('shows neither suggestions nor an error when %s', async (_what, answer) => {
  global.fetch = jest.fn(answer) as never;
  showBox();
  await user.type(box(), 'py');
  await pass(1_000);
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('asks nothing for a blank field, for the words of the address, or offline', async () => {
  renderWithRouter(<SearchBox look="header" initialText="python" />);
  await user.click(box());
  await pass(1_000);
  await user.clear(box());
  await user.type(box(), '  ');
  await pass(1_000);
  await user.type(box(), 'java');
  goOnline(false);
  await pass(1_000);
  expect(calls).toHaveLength(0);
});

it('remembers a chosen topic like any search', async () => {
  const { router } = showBox();
  await user.type(box(), 'mach');
  await pass(SUGGEST_DELAY_MS);
  await calls[0]?.answer([topic('Machine learning')]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/search/machine%20learning');
  expect(localStorage.getItem('recentSearches')).toBe('["machine learning"]');
});
