import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRouter, LinkArea, renderWithRouter } from '@/__tests__/support/router';
import { fakeYouTubeFrame } from '@/__tests__/support/youtube-frame';
import { WatchScreen } from '@/components/screens/WatchScreen';
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
    aLesson({ title: 'Trees', mirror: 'https://archive.org/download/trees/trees.mp4' }),
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
  it('opens a chapter that is pressed before the player is there', async () => {
    await show();
    await userEvent.click(screen.getByRole('link', { name: /Deleting/ }));
    const { frame } = await idle();
    expect(frame.src).toContain('start=300');
    expect(frame.src).toContain('autoplay=1');
  });

  it('opens the player without captions if they are turned off', async () => {
    currentLearner().changeSettings({ captions: false });
    await show();
    const { frame } = await idle();
    expect(frame.src).not.toContain('cc_load_policy');
    act(() => currentLearner().documents.clear());
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
