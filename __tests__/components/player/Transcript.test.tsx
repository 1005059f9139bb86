import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlayer } from '@/__tests__/support/player';
import { Transcript } from '@/components/player/Transcript';
import type { SentTranscript } from '@/lib/player/transcript.schema';

const CUES: SentTranscript['cues'] = [
  [0, 4, 'Today we draw two lines.'],
  [21, 25, 'Where they meet is the solution.'],
  [48, 52, 'With three planes it is a point.'],
];
const captions = [
  { address: 'https://ocw.mit.edu/a.vtt', language: 'en', kind: 'captions' as const },
  { address: 'https://ocw.mit.edu/a-es.vtt', language: 'es', kind: 'subtitles' as const },
];

const asked: string[] = [];
type Reply = { status?: number; body: unknown };
let answer: () => Reply;
let lesson = 0;
beforeEach(() => {
  asked.length = 0;
  answer = () => ({ body: { language: 'en', host: 'ocw.mit.edu', cues: CUES } });
  // jsdom has none.
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const { status = 200, body } = answer();
    return { ok: status === 200, status, json: async () => body };
  }) as unknown as typeof fetch;
  // What was read of a lesson is kept.
  lesson += 1;
});

function aMovingPlayer() {
  const { player, emit } = aPlayer();
  const moveTo = (second: number) =>
    act(() => {
      player.currentTime = second;
      emit('timeupdate');
    });
  return { player, moveTo };
}

async function show() {
  const { player, moveTo } = aMovingPlayer();
  const [onSeek, onClose] = [jest.fn(), jest.fn()];
  const props = { courseId: 'algebra', number: lesson, captions, player, onSeek, onClose };
  await act(async () => void render(<Transcript {...props} />));
  return { moveTo, onSeek, onClose };
}

const passages = () => within(screen.getByRole('list', { name: 'Transcript' })).getAllByRole('button');

it('finds words, and says how often or that there are none', async () => {
  await show();
  const field = screen.getByRole('searchbox', { name: 'Find in the transcript' });
  await userEvent.type(field, 'Meet solu');
  expect(passages()).toHaveLength(1);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'meet',
    'solu',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('1 place');
  await userEvent.clear(field);
  await userEvent.type(field, 'eigenvalue');
  expect(screen.getByRole('status')).toHaveTextContent('These words are not in the transcript.');
});

it('is one stop for Tab, moved through by arrows', async () => {
  const { onSeek, onClose } = await show();
  screen.getByRole('searchbox').focus();
  await userEvent.tab();
  expect(passages()[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(passages()[1]).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Follow the video' })).not.toBeChecked();
  await userEvent.keyboard('{End}{Enter}');
  expect(onSeek).toHaveBeenCalledWith(48);
  await userEvent.tab();
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('asks for the captions of another language', async () => {
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
  expect(asked.at(-1)).toBe(`/api/transcript?id=algebra&lesson=${lesson}&language=es`);
});

it.each<[string, () => Reply, RegExp]>([
  [
    'its source is away',
    () => ({ body: { language: 'en', host: 'ocw.mit.edu' } }),
    /^The transcript could not be fetched from ocw\.mit\.edu\.$/,
  ],
  ['the answer is none', () => ({ body: { cues: 'many' } }), /^Something went wrong/],
  ['it was asked too often', () => ({ status: 429, body: {} }), /^Too many requests/],
])('says so where %s, and tries again', async (_what, reply, sentence) => {
  const good = answer;
  answer = reply;
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  answer = good;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Today we draw two lines.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Transcript' })).toHaveFocus();
});
