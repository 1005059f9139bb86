import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuth, aUser } from '@/__tests__/support/account';
import { fakeApi } from '@/__tests__/support/chat-server';
import { LinkArea, renderWithRouter } from '@/__tests__/support/router';
import { LessonGuide } from '@/components/guide/LessonGuide';
import { ownedKey } from '@/lib/account/browser/forget-others';
import { loadAuth } from '@/lib/account/browser/load-auth';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';
import type { ChatEvent } from '@/lib/guide/chat/chat.types';
import { readConversation } from '@/lib/guide/chat/conversation';
import { storageKeys } from '@/lib/storage-keys';

jest.mock('@/lib/account/browser/load-auth');

// A busy machine takes its time to load all of this.
jest.setTimeout(30_000);

const lessons = [
  { title: 'Numbers' },
  { title: 'Linked lists', chapters: [{ title: 'Deleting', start: 300 }] },
  { title: 'Trees' },
];
const quota = (left: number) => ({
  left,
  of: 3,
  renewsIn: left < 3 ? 7_200 : 0,
  who: 'signed-out' as const,
});
const text = (words: string): ChatEvent => ({ type: 'text', text: words });
const answered: ChatEvent[] = [
  { type: 'quota', quota: quota(2) },
  { type: 'cite', second: 300 },
  { type: 'cite', lesson: 3 },
  text('**Deleting** is at [5:00]. '),
  text('Then [lesson 3].'),
  { type: 'ask', question: 'Why is it fast?' },
  { type: 'done' },
];

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadAuth).mockResolvedValue(anAuth() as never);
});

let course = 0;
async function open(answers: Parameters<typeof fakeApi>[0]['answers'] = [], left = 3) {
  const api = fakeApi({ state: { model: true, quota: quota(left) }, lessons, answers });
  const onSeek = jest.fn();
  const courseId = `model-${course++}`;
  const guide = (number: number) => (
    <LessonGuide
      courseId={courseId}
      model
      number={number}
      lessons={lessons}
      providerUrl="https://mit.example/course"
      onSeek={onSeek}
      onClose={() => {}}
    />
  );
  const view = renderWithRouter(<LinkArea>{guide(2)}</LinkArea>);
  const panel = within(screen.getByRole('region', { name: 'Ask about this lesson' }));
  await panel.findByLabelText('Your question');
  const ask = async (question: string) => {
    await userEvent.type(panel.getByLabelText('Your question'), question);
    await userEvent.click(panel.getByRole('button', { name: 'Ask' }));
  };
  return {
    ...view,
    ...api,
    panel,
    ask,
    onSeek,
    courseId,
    show: (number: number) => view.rerender(<LinkArea>{guide(number)}</LinkArea>),
  };
}

describe('the guide of a lesson with a model', () => {
  it('says what is left before anybody asks, and that answers can be wrong', async () => {
    const { panel } = await open();
    expect(panel.getByText('You have 3 of 3 questions left for the AI model today.')).toBeInTheDocument();
    expect(panel.getByText(/can be wrong/)).toBeInTheDocument();
  });

  it('shows the answer with places that seek the player, and what is left then', async () => {
    const { panel, ask, onSeek, asked, courseId } = await open([{ events: answered }]);
    await ask('Where is deleting?');
    await userEvent.click(await panel.findByRole('link', { name: '[5:00]' }));
    expect(onSeek).toHaveBeenCalledWith(300);
    expect(panel.getByRole('link', { name: '[lesson 3]' })).toHaveAttribute(
      'href',
      `/course/${courseId}/3-trees`,
    );
    expect(panel.getByText('Deleting').tagName).toBe('STRONG');
    expect(panel.getByText('You have 2 of 3 questions left for the AI model today.')).toBeInTheDocument();
    expect(asked).toEqual([
      { mode: 'lesson', courseId, number: 2, question: 'Where is deleting?', history: [] },
    ]);
  });

  it('offers what to ask next, and sends the conversation along', async () => {
    const { panel, ask, asked } = await open([{ events: answered }]);
    await ask('Where is deleting?');
    await userEvent.click(await panel.findByRole('button', { name: 'Why is it fast?' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject({
      question: 'Why is it fast?',
      history: [{ question: 'Where is deleting?', answer: '**Deleting** is at [5:00]. Then [lesson 3].' }],
    });
  });

  it('says a growing answer to screen readers sentence by sentence', async () => {
    const { panel, ask } = await open([
      { events: [text('**One** is at [5:00]. Two is '), text('not whole')], open: true },
    ]);
    await ask('What?');
    const log = panel.getByRole('log');
    await within(log).findByText('One is at 5:00.');
    expect(log).not.toHaveTextContent('Two');
    expect(panel.getByRole('list', { name: 'Conversation' })).toHaveAttribute('aria-live', 'off');
  });

  it('stops when asked to, keeps what was said, and asks again', async () => {
    const { panel, ask, aborted, asked } = await open([
      { events: [text('Half an answer')], open: true },
      { events: answered },
    ]);
    await ask('What?');
    await panel.findByText('Half an answer');
    await userEvent.click(panel.getByRole('button', { name: 'Stop' }));
    await panel.findByText('You stopped the answer.');
    expect(aborted()).toBe(1);
    await userEvent.click(panel.getByRole('button', { name: 'Ask again' }));
    await panel.findByRole('link', { name: '[5:00]' });
    expect(panel.queryByText('Half an answer')).toBeNull();
    expect(asked.map(({ question }) => question)).toEqual(['What?', 'What?']);
    expect(asked[1]?.history).toEqual([]);
  });

  it('drops an answer that is on its way when the account is left', async () => {
    await act(async () => setSession({ kind: 'signed-in', user: aUser() }));
    const { panel, ask, aborted } = await open([{ events: [text('Half an answer')], open: true }]);
    await ask('What?');
    await panel.findByText('Half an answer');
    await act(async () => setSession({ kind: 'signed-in', user: aUser({ uid: 'bob' }) }));
    expect(panel.queryByText('Half an answer')).toBeNull();
    expect(panel.queryByText('What?')).toBeNull();
    await waitFor(() => expect(aborted()).toBe(1));
    expect(sessionStorage).toHaveLength(0);
    await act(async () => setSession(SIGNED_OUT));
  });

  it('says what went wrong, shows what the titles have meanwhile, and lets one try again', async () => {
    const message = 'The answer was cut off. Please try again.';
    const { panel, ask } = await open([
      { events: [text('Half'), { type: 'fault', code: 'interrupted', message }] },
    ]);
    await ask('Where is deleting?');
    await panel.findByText(message);
    expect(panel.getByRole('link', { name: /\[5:00\]\s*Deleting/ })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Ask again' })).toBeInTheDocument();
  });

  it.each([
    ['a stream that ends without an end', [{ events: [text('Half')] }], /The answer was cut off/],
    [
      'a refusal',
      [{ status: 429, message: 'Too many requests. Please wait a moment.' }],
      /Too many requests\. Please wait a moment/,
    ],
    [
      'a refusal for longer',
      [{ status: 429, message: 'Too many requests. Please wait a moment.', retryAfter: 40 }],
      /Too many requests\. Please try again in 40 seconds\./,
    ],
    ['no connection', [], /The connection was lost/],
  ])('says so in plain words after %s', async (_what, answers, words) => {
    const { panel, ask } = await open(answers);
    await ask('What?');
    expect(await panel.findByText(words)).toBeInTheDocument();
  });

  it('offers a search where the material does not have it', async () => {
    const { panel, ask } = await open([
      {
        events: [
          text('The lesson does not say.'),
          { type: 'search', words: 'graph theory' },
          { type: 'done' },
        ],
      },
    ]);
    await ask('What about graphs?');
    expect(await panel.findByRole('link', { name: 'Search all courses for “graph theory”' })).toHaveAttribute(
      'href',
      '/search/graph%20theory',
    );
  });

  it('answers by rule when nothing is left, and says when one may ask again', async () => {
    const { panel, ask, asked } = await open([], 0);
    expect(
      panel.getByText(/You can ask again in 2 hours\. You can ask more when you sign in\./),
    ).toBeInTheDocument();
    await ask('Where is deleting?');
    expect(await panel.findByRole('link', { name: /\[5:00\]\s*Deleting/ })).toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('answers what the lists say exactly by rule, at no cost', async () => {
    const { panel, asked } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'What comes next?' }));
    await panel.findByText(/1 lesson left/);
    expect(asked).toEqual([]);
  });

  it('keeps an answer over a reload, and in another lesson its places lead back', async () => {
    const first = await open([{ events: answered }]);
    await first.ask('Where is deleting?');
    await first.panel.findByRole('link', { name: '[5:00]' });
    first.show(3);
    expect(await first.panel.findByRole('link', { name: '[5:00]' })).toHaveAttribute(
      'href',
      `/course/${first.courseId}/2-linked-lists?t=300`,
    );
    await userEvent.click(first.panel.getByRole('link', { name: '[5:00]' }));
    expect(first.onSeek).not.toHaveBeenCalled();
  });

  it.each(['leaves the page', 'closes the tab and comes back'])(
    'keeps a question that is counted, and what was said of its answer, for who %s',
    async (way) => {
      const first = await open([{ events: answered }, { events: [text('Half an answer')], open: true }]);
      await first.ask('Where is deleting?');
      await first.panel.findByText('Deleting');
      await first.ask('And why?');
      await first.panel.findByText('Half an answer');
      if (way === 'leaves the page') first.unmount();
      else dispatchEvent(new Event('pagehide'));
      const turns = readConversation(
        sessionStorage.getItem(ownedKey(storageKeys.guide, undefined)),
        first.courseId,
      );
      expect(turns.map(({ question }) => question)).toEqual(['Where is deleting?', 'And why?']);
      expect(turns[1]).toMatchObject({
        text: 'Half an answer',
        model: { fault: expect.stringContaining('left') },
      });
    },
  );

  it('renders neither HTML nor pictures nor links to other places', async () => {
    const hostile = [
      '<img src=x onerror=alert(1)><script>alert(2)</script><b>bold</b> ![p](https://evil.example/p.png)',
      '[a](javascript:alert(1)) [b](https://evil.example) [c](//evil.example/x) [d](https://mit.example.evil.example)',
      '[k](/course/x/../../admin) [l](/course/%2e%2e/api/x) [m](/search/x/..%5c..\\..\\api) [n](/live/../profile)',
      '[e](https://me@mit.example/x) [f](http://mit.example/) [g](https://mit.example/notes) [h](/course/x) [i](/api/x)',
      '<https://evil.example/auto> [j][r] [9:59] &#91;8:00]\n\n[r]: https://evil.example "t"\n[9:59]: https://evil.example',
      '# Heading\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ].join('\n\n');
    const { panel, ask, container } = await open([{ events: [text(hostile), { type: 'done' }] }]);
    await ask('What?');
    await panel.findByText('Heading');
    const answer = container.querySelector('.guide-answer');
    expect(answer?.querySelectorAll('img, script, b, h1, table, iframe, style')).toHaveLength(0);
    const links = [...(answer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://mit.example/notes', '/course/x']);
    expect(answer?.textContent).not.toMatch(/\[8:00\]/);
  });
});
