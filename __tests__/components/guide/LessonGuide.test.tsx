import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAuth, aUser } from '@/__tests__/support/account';
import { renderWithRouter } from '@/__tests__/support/router';
import { LessonGuide } from '@/components/guide/LessonGuide';
import { loadAuth } from '@/lib/account/browser/load-auth';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';

jest.mock('@/lib/account/browser/load-auth');

const lessons = [
  { title: 'Numbers', seconds: 600 },
  { title: 'Linked lists', seconds: 600, chapters: [{ title: 'Deleting', start: 300 }] },
  { title: 'Trees', seconds: 600, chapters: [{ title: 'Balance', start: 42 }] },
];
let reachable = true;

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(loadAuth).mockResolvedValue(anAuth() as never);
  reachable = true;
  global.fetch = jest.fn(async () => {
    if (!reachable) throw new TypeError('no network');
    return { ok: true, status: 200, json: async () => ({ lessons }) } as Response;
  });
});

let course = 0;
async function open({ courseId = `course-${course++}`, number = 2 } = {}) {
  const onSeek = jest.fn();
  const onClose = jest.fn();
  const view = renderWithRouter(
    <LessonGuide
      courseId={courseId}
      number={number}
      lessons={lessons}
      providerUrl="https://provider.example/course"
      onSeek={onSeek}
      onClose={onClose}
    />,
  );
  const panel = within(screen.getByRole('region', { name: 'Find in this course' }));
  await panel.findByLabelText('Words to find');
  const ask = async (question: string) => {
    await userEvent.type(panel.getByLabelText('Words to find'), question);
    await userEvent.click(panel.getByRole('button', { name: 'Find' }));
  };
  return { ...view, panel, ask, onSeek, onClose, courseId };
}

describe('the guide of a lesson without a model', () => {
  it('says that no model is connected', async () => {
    expect((await open()).panel.getByText(/does not know what is said in the videos/)).toBeInTheDocument();
  });

  it('keeps the conversation in the next lesson and over a reload, until it is cleared', async () => {
    const first = await open();
    await first.ask('balance');
    await first.panel.findByText('Look here:');
    first.unmount();
    const { panel } = await open({ courseId: first.courseId, number: 3 });
    expect(panel.getByText('Look here:')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Clear conversation' }));
    expect(panel.queryByText('Look here:')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes along with somebody who signs in, and is gone when they leave: for the next, and in a tab that comes back', async () => {
    const first = await open();
    await first.ask('balance');
    await first.panel.findByText('Look here:');
    await act(async () => setSession({ kind: 'signed-in', user: aUser() }));
    expect(first.panel.getByText('Look here:')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual(['guide/account-ada']);

    await act(async () => setSession({ kind: 'signed-in', user: aUser({ uid: 'bob' }) }));
    expect(first.panel.queryByText('Look here:')).toBeNull();
    first.unmount();
    // A tab that was on another site meanwhile still has it in its storage.
    const { panel, ask } = await open({ courseId: first.courseId });
    expect(panel.queryByText('Look here:')).toBeNull();
    await ask('balance');
    await panel.findByText('Look here:');
    expect(panel.getAllByText('Look here:')).toHaveLength(1);
    await act(async () => setSession(SIGNED_OUT));
    expect(panel.queryByText('Look here:')).toBeNull();
  });

  it('says that the site could not be reached, and keeps the question', async () => {
    reachable = false;
    const { panel, ask } = await open();
    await ask('balance');
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'The site could not be reached. Please try again.',
    );
    expect(panel.getByLabelText('Words to find')).toHaveValue('balance');
  });

  it('closes with Escape', async () => {
    const { onClose } = await open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
