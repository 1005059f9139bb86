import { TextDecoder, TextEncoder } from 'node:util';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { hrefOf } from '@/__tests__/support/on-screen';
import { aSearch } from '@/__tests__/support/search';
import { LiveResults } from '@/components/search/live/LiveResults';
import type { LiveBlock, LiveCard, LiveEvent, LiveSourceState } from '@/lib/search/live.types';
import { aCard } from '@/scripts/fakes/course';

// The browser of these tests has neither.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const liveCard = (title: string, source = 'mit-learn'): LiveCard => ({
  ...aCard({ id: `${source}-${title}`, title, source }),
  url: `https://${source}.example/${title}`,
});
const YOUTUBE = { id: 'youtube', name: 'YouTube' };
const MIT = { id: 'mit-learn', name: 'MIT Learn' };
const waiting: LiveSourceState[] = [
  { ...YOUTUBE, state: 'waiting' },
  { ...MIT, state: 'waiting' },
];

/** A stream that a test feeds event by event, as the browser would receive it. */
function stubStream() {
  let send: (event: LiveEvent) => Promise<void> = async () => {};
  let signal: AbortSignal | null | undefined;
  const asked: string[] = [];
  global.fetch = jest.fn(async (address, init) => {
    asked.push(String(address));
    signal = init?.signal;
    const queue: string[] = [];
    let wake = () => {};
    send = async (event) => {
      queue.push(`data: ${JSON.stringify(event)}\n\n`);
      await act(async () => {
        wake();
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
    };
    const read = async (): Promise<{ done: boolean; value?: Uint8Array }> => {
      while (queue.length === 0) {
        await new Promise<void>((resolve, reject) => {
          wake = resolve;
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        });
      }
      return { done: false, value: new TextEncoder().encode(queue.shift()) };
    };
    return {
      ok: true,
      body: { getReader: () => ({ read, cancel: async () => undefined }) },
    } as unknown as Response;
  }) as typeof fetch;
  return { asked, send: (event: LiveEvent) => send(event), aborted: () => signal?.aborted };
}

function show(block: Partial<LiveBlock> = {}) {
  const user = userEvent.setup();
  const live = { words: 'python', sources: waiting, cards: [], ...block };
  render(<LiveResults search={aSearch('python', { level: 'beginner' })} block={live} indented={false} />);
  return user;
}

/** Places the end of the list inside the window, or below it. */
function placeEnd(top: number) {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 50 } as DOMRect);
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => jest.restoreAllMocks());

it('shows what the server found, each with its source and where it is there', () => {
  show({ cards: [liveCard('Algebra', 'youtube')], sources: [{ ...YOUTUBE, state: 'found', found: 1 }] });

  expect(titles()).toEqual(['Algebra']);
  expect(hrefOf(/Algebra: on YouTube.*new tab/)).toBe('https://youtube.example/Algebra');
  expect(screen.queryByRole('link', { name: /Search/ })).not.toBeInTheDocument();
});

it('adds the results of each source as they arrive on request, and announces them', async () => {
  const stream = stubStream();
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Search these sites too' }));
  expect(stream.asked).toEqual(['/api/search/live?level=beginner&q=python']);

  await stream.send({ type: 'sources', sources: [{ ...MIT, state: 'searching' }] });
  expect(screen.getByRole('list', { name: 'Sources' })).toHaveTextContent('MIT Learnsearching…');
  await stream.send({ type: 'sources', sources: [{ ...MIT, state: 'found', found: 1 }] });
  await stream.send({ type: 'cards', cards: [liveCard('One')] });
  await stream.send({ type: 'sources', sources: [{ ...YOUTUBE, state: 'unavailable' }] });
  await stream.send({ type: 'cards', cards: [liveCard('One'), liveCard('Two')] });
  await stream.send({ type: 'end' });

  expect(titles()).toEqual(['One', 'Two']);
  expect(screen.getByRole('status')).toHaveTextContent('2 more courses found on other sites.');
  expect(screen.getByRole('list', { name: 'Sources' })).toHaveTextContent('YouTubeunavailable');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeInTheDocument();
});

it('stops on request, and can continue', async () => {
  const stream = stubStream();
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Search these sites too' }));
  await stream.send({ type: 'sources', sources: [{ ...MIT, state: 'searching' }] });
  await user.click(screen.getByRole('button', { name: 'Stop searching' }));

  expect(stream.aborted()).toBe(true);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.queryByText('searching…')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search these sites too' })).toBeInTheDocument();
});

it('continues the search that the server began, and holds back results that would move the text being read', async () => {
  const stream = stubStream();
  placeEnd(300);
  const user = show({
    cards: [liveCard('One')],
    sources: [
      { ...MIT, state: 'found', found: 1 },
      { ...YOUTUBE, state: 'searching' },
    ],
  });
  await act(async () => {});
  expect(stream.asked).toEqual(['/api/search/live?level=beginner&q=python&unasked=1']);

  await stream.send({ type: 'cards', cards: [liveCard('One'), liveCard('Two', 'youtube')] });
  expect(titles()).toEqual(['One']);
  await user.click(screen.getByRole('button', { name: 'Show 1 more course' }));
  expect(titles()).toEqual(['One', 'Two']);
});

it('narrows the list to one source and back', async () => {
  const user = show({
    cards: [liveCard('One'), liveCard('Two', 'youtube')],
    sources: [
      { ...MIT, state: 'found', found: 1 },
      { ...YOUTUBE, state: 'found', found: 1 },
    ],
  });
  const link = within(screen.getByRole('list', { name: 'Sources' })).getByRole('link', { name: /YouTube/ });
  expect(link).toHaveAttribute('href', '/search/python?level=beginner&source=youtube&live=1');

  await user.click(link);
  expect(titles()).toEqual(['Two']);
  await user.click(link);
  expect(titles()).toEqual(['One', 'Two']);
});

it('says that sources are unavailable when the stream cannot be fetched', async () => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response);
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Search these sites too' }));
  await act(async () => {});

  expect(screen.getAllByText('unavailable')).toHaveLength(2);
  expect(screen.getAllByText('These sites could not be reached right now.')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('These sites could not be reached right now.');
});

it.each([
  ['nothing', 'nothing', 'These sites have no more courses on this topic.'],
  ['unavailable', 'resting', 'These sites could not be reached right now.'],
  ['nothing', 'unavailable', 'No more courses found. Some sites could not be reached.'],
] as const)(
  'tells from the server on what was not found from what was not reached: %s, %s',
  (one, two, words) => {
    const sources: LiveSourceState[] = [
      { ...YOUTUBE, state: one },
      { ...MIT, state: two },
    ];
    const live = { words: 'python', sources, cards: [] };
    const html = renderToStaticMarkup(
      <LiveResults search={aSearch('python')} block={live} indented={false} />,
    );
    expect(html).toContain(words);
  },
);
