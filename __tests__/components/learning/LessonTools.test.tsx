import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveDialogsMethods } from '@/__tests__/support/dialog';
import { aRecord } from '@/__tests__/support/learning';
import { aPlayer } from '@/__tests__/support/player';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { LessonHelp } from '@/components/course/shown/LessonHelp';
import { Toasts } from '@/components/layout/Toasts';
import { LessonTools } from '@/components/learning/LessonTools';
import { toLessonView } from '@/lib/course/course-view';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import type { StagedPlayer } from '@/lib/player/browser/use-player';
import type { PlayerHandle } from '@/lib/player/player.types';
import { aCourse, aLesson } from '@/scripts/fakes/course';

const PATH = '/course/algebra/1-numbers';
const course = aCourse({
  id: 'algebra',
  title: 'Algebra',
  lessons: [
    aLesson({ title: 'Numbers', video: { host: 'youtube', id: 'dQw4w9WgXcQ' } }),
    aLesson({ title: 'Trees' }),
  ],
});

async function show(player?: PlayerHandle) {
  const view = toLessonView({ course, topics: [], related: [] }, 1);
  if (!view) throw new Error('There is no lesson.');
  const play = jest.fn();
  const staged = { stage: { current: null }, player, play } as unknown as StagedPlayer;
  const router = aRouter();
  await act(async () => {
    renderWithRouter(<LessonTools view={view} path={PATH} staged={staged} onRead={jest.fn()} />, router);
  });
  return { play, router };
}

const learner = () => currentLearner();
const stored = () => learner().documents.get('watchHistory', 'dQw4w9WgXcQ');
const stopAt = (second: number) =>
  learner().documents.update('watchHistory', 'dQw4w9WgXcQ', () =>
    aRecord({ videoId: 'dQw4w9WgXcQ', courseId: 'algebra', currentTime: second, duration: 1_000 }),
  );

beforeAll(giveDialogsMethods);
beforeEach(() => learner().documents.clear());
afterEach(() => jest.useRealTimers());

it('offers to resume at the second, or to start over', async () => {
  stopAt(754);
  const { play } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Resume at 12:34' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(play.mock.calls).toEqual([[754], [0]]);
});

it('no longer offers it once the lesson plays, nor if it was hardly started or is finished', async () => {
  stopAt(754);
  const { player, emit } = aPlayer();
  await show(player);
  act(() => emit('play'));
  expect(screen.queryByRole('button', { name: /^Resume/ })).not.toBeInTheDocument();

  act(() => stopAt(5));
  expect(screen.queryByRole('button', { name: /^Resume/ })).not.toBeInTheDocument();
  act(() => stopAt(990));
  expect(screen.queryByRole('button', { name: /^Resume/ })).not.toBeInTheDocument();
});

it('marks what the lesson builds on as known', async () => {
  learner().markKnown('fractions', 'Fractions', true);
  const view = toLessonView({ course, topics: [], related: [] }, 1);
  const builtOn = ['Fractions', 'Sets'].map((name) => ({ slug: name.toLowerCase(), name, lessons: [] }));
  render(view && <LessonHelp view={view} help={{ builtOn, teachers: [], similar: [] }} />);
  await show();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: /Fractions/ })).toHaveAttribute('data-known', 'You know this'),
  );
  expect(screen.getByRole('heading', { name: /Sets/ })).not.toHaveAttribute('data-known');
});

it('says only what was marked last, in place and not over the page, and takes it back', async () => {
  render(<Toasts />);
  await show();
  await userEvent.keyboard('d');
  expect(screen.getByText('Marked as done.')).toHaveAttribute('role', 'status');
  await userEvent.keyboard('d');
  expect(screen.getAllByText(/^Marked as/)).toEqual([screen.getByText('Marked as not done.')]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toMatchObject({ markedDone: true });
  expect(screen.queryByText(/^Marked as/)).not.toBeInTheDocument();
  expect(document.querySelector('.toast')).not.toBeInTheDocument();
});

it('stays if the person cancels, or has turned autoplay off', async () => {
  const { player, emit } = aPlayer();
  const { router } = await show(player);
  jest.useFakeTimers();
  act(() => emit('ended'));
  act(() => screen.getByRole('button', { name: 'Cancel' }).click());
  act(() => jest.advanceTimersByTime(60_000));
  expect(router.push).not.toHaveBeenCalled();

  act(() => learner().changeSettings({ autoplay: false }));
  act(() => emit('ended'));
  expect(screen.queryByRole('region', { name: 'Up next' })).not.toBeInTheDocument();
});

it('remembers that captions were turned off, by a key', async () => {
  const { player } = aPlayer();
  await show(player);
  await userEvent.keyboard('s');
  expect(screen.getByText('Captions off')).toBeVisible();
  expect(player.captions).toBe(false);
  expect(learner().settings.captions).toBe(false);
});

it('copies the link at the current second', async () => {
  const { player } = aPlayer();
  Object.assign(player, { currentTime: 754.3 });
  await show(player);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${PATH}?t=754`);
});

it('says on the lesson’s page that a full storage keeps nothing', async () => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<Toasts />);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  expect(await screen.findByText(/storage is full\. Your progress will be lost/)).toBeInTheDocument();
});
