import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRouter, LinkArea, renderWithRouter } from '@/__tests__/support/router';
import { fakeYouTubeFrame } from '@/__tests__/support/youtube-frame';
import { WatchScreen } from '@/components/screens/WatchScreen';
import { consumePlayIntent, intendToPlay } from '@/lib/browser/play-intent';
import { toLessonView } from '@/lib/course/course-view';
import { currentLearner } from '@/lib/learning/browser/current-learner';
import { toLessonPage } from '@/lib/screens/course-page';
import { aCard, aCourse, aLesson } from '@/scripts/fakes/course';

const chapters = [
  { title: 'Why lists', start: 0 },
  { title: 'Deleting', start: 300 },
];
const course = aCourse({
  id: 'algebra',
  title: 'Algebra',
  url: 'https://mit.example/algebra',
  lessons: [
    aLesson({ title: 'Numbers' }),
    aLesson({ title: 'Linked lists', chapters, video: { host: 'youtube', id: 'dQw4w9WgXcQ' } }),
    aLesson({ title: 'Trees' }),
  ],
});

function view(number: number) {
  const lesson = toLessonView({ course, topics: [], related: [aCard({ title: 'Geometry' })] }, number);
  if (!lesson) throw new Error(`There is no lesson ${number}.`);
  return lesson;
}

function show(number = 2) {
  const router = aRouter({
    pathname: '/course/[id]/[lesson]',
    query: { id: 'algebra', lesson: '2-linked-lists' },
  });
  const page = <WatchScreen {...toLessonPage(view(number))} />;
  return act(async () => renderWithRouter(<LinkArea>{page}</LinkArea>, router));
}

/** The page is busy until a test says that it is not: a slow machine must not be idle before a click. */
let waiting: (() => void)[] = [];
beforeEach(() => {
  waiting = [];
  window.requestIdleCallback = (run) =>
    waiting.push(() => run({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = (id) => {
    waiting.splice(id - 1, 1, () => {});
  };
});

/** The player takes the place of the poster once the page is idle. */
async function idle(title = 'Linked lists') {
  act(() => {
    for (const run of waiting.splice(0)) run();
  });
  await waitFor(() => expect(screen.getByTitle(title)).toBeInTheDocument());
  return fakeYouTubeFrame(document.body);
}

describe('WatchScreen', () => {
  it('marks the lesson among the others and leads on', async () => {
    await show();
    const list = within(screen.getByRole('navigation', { name: 'Lessons of this course' }));
    expect(list.getByRole('link', { current: 'page' })).toHaveTextContent('Linked lists');
    const onward = within(screen.getByRole('navigation', { name: 'Previous and next lesson' }));
    expect(onward.getByRole('link', { name: /Previous.*Numbers/ })).toHaveAttribute(
      'href',
      '/course/algebra/1-numbers',
    );
    const next = onward.getByRole('link', { name: /Next.*Trees/ });
    await userEvent.click(next);
    expect(consumePlayIntent('/course/algebra/3-trees')).toBe(true);
  });

  it('offers no lesson before the first', async () => {
    await show(1);
    expect(screen.queryByRole('link', { name: /Previous/ })).toBeNull();
  });

  it('shows a poster at first, and the standing player without a click', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Play Linked lists' })).toBeVisible();
    expect(screen.queryByTitle('Linked lists')).toBeNull();
    const { frame, becomeReady, commands } = await idle();
    expect(frame.src).not.toContain('autoplay');
    act(() => becomeReady());
    expect(screen.queryByRole('button', { name: 'Play Linked lists' })).toBeNull();
    expect(commands()).toEqual([]);
  });

  it('plays at once for someone who came by "next"', async () => {
    intendToPlay('/course/algebra/2-linked-lists');
    await show();
    const { frame } = await idle();
    expect(frame.src).toContain('autoplay=1');
  });

  it('plays when the poster is pressed, before the page is idle', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Play Linked lists' }));
    const { frame } = await idle();
    expect(frame.src).toContain('autoplay=1');
    expect(screen.getByText('The player is loading.')).toBeInTheDocument();
  });

  it('plays from a chapter, says so in the address, and marks the chapter that plays', async () => {
    const { router } = await show();
    const { becomeReady, commands, tell } = await idle();
    act(() => becomeReady());
    await userEvent.click(screen.getByRole('link', { name: /Deleting/ }));
    expect(commands()).toEqual([['seekTo', 300, true], ['playVideo']]);
    expect(router.replace).toHaveBeenCalledWith(
      expect.objectContaining({ query: { id: 'algebra', lesson: '2-linked-lists', t: 300 } }),
      undefined,
      { shallow: true, scroll: false },
    );
    act(() => void tell({ currentTime: 301, playerState: 1 }));
    expect(screen.getByRole('link', { name: /Deleting/ })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: /Why lists/ })).not.toHaveAttribute('aria-current');
  });

  it('opens a chapter that is pressed before the player is there', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: /Deleting/ }));
    const { frame } = await idle();
    expect(frame.src).toContain('start=300');
    expect(frame.src).toContain('autoplay=1');
  });

  it('starts at the second of the address', async () => {
    window.history.replaceState({}, '', '/course/algebra/2-linked-lists?t=2m5s');
    await show();
    const { frame } = await idle();
    expect(frame.src).toContain('start=125');
    expect(frame.src).not.toContain('autoplay');
    window.history.replaceState({}, '', '/');
  });

  it('opens the player without captions if they are turned off', async () => {
    currentLearner().changeSettings({ captions: false });
    await show();
    const { frame } = await idle();
    expect(frame.src).not.toContain('cc_load_policy');
    act(() => currentLearner().documents.clear());
  });

  it('says that a video is gone, and where else to go', async () => {
    await show();
    const { becomeReady, fail } = await idle();
    act(() => becomeReady());
    await act(async () => void fail(100));
    expect(screen.getByText('This video is no longer available')).toBeVisible();
    expect(screen.getByRole('link', { name: /Open on YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    expect(await screen.findByRole('heading', { name: 'Similar courses' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Geometry' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('tries again when asked to', async () => {
    await show();
    const { becomeReady, fail } = await idle();
    act(() => becomeReady());
    await act(async () => void fail(5));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await idle();
    act(() => again.becomeReady());
    expect(screen.queryByText('This video can’t be played')).toBeNull();
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('leaves one player on the page when the lesson changes', async () => {
    const { rerender } = await show();
    const { becomeReady, fail } = await idle();
    act(() => becomeReady());
    await act(async () => void fail(100));
    rerender(
      <LinkArea>
        <WatchScreen {...toLessonPage(view(3))} />
      </LinkArea>,
    );
    expect(screen.queryByText('This video is no longer available')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play Trees' })).toBeVisible();
    await idle('Trees');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
  });
});
