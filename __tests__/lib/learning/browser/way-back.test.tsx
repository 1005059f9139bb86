import { fireEvent, render, screen } from '@testing-library/react';
import { aUser } from '@/__tests__/support/account';
import { SIGNED_OUT, setSession } from '@/lib/account/browser/session';
import { useWayBack } from '@/lib/learning/browser/way-back';

const HERE = '/course/algebra/3-roots';
const THERE = '/course/maths/1-powers';

function Lesson({ path, second = 0, of = '' }: { path: string; second?: number; of?: string }) {
  const back = useWayBack(path, () => second);
  return (
    <>
      {back && <a href={back.href}>{back.title}</a>}
      <a href="#there" data-back={of + HERE} data-back-title="Roots" data-back-here="true">
        help
      </a>
      <a href="#on" data-back={`${HERE}-next`} data-back-title="Next">
        <span>teacher</span>
      </a>
    </>
  );
}

beforeEach(() => sessionStorage.clear());

it('leads back to the second that was playing, until one is there', () => {
  const { unmount } = render(<Lesson path={HERE} second={754.6} />);
  fireEvent.click(screen.getByText('help'));
  unmount();
  const { rerender } = render(<Lesson path={THERE} />);
  expect(screen.getByText('Roots')).toHaveAttribute('href', `${HERE}#t=754`);
  rerender(<Lesson path={`${THERE}-2`} />);
  expect(screen.getByText('Roots')).toBeInTheDocument();
  rerender(<Lesson path={HERE} />);
  expect(screen.queryByText('Roots')).toBeNull();
  rerender(<Lesson path={THERE} />);
  expect(screen.queryByText('Roots')).toBeNull();
});

it('leads back on the pages of another language, too', () => {
  const { unmount } = render(<Lesson path={`/pt-br${HERE}`} of="/pt-br" />);
  fireEvent.click(screen.getByText('help'));
  unmount();
  render(<Lesson path={`/pt-br${THERE}`} of="/pt-br" />);
  expect(screen.getByText('Roots')).toHaveAttribute('href', `/pt-br${HERE}`);
});

it('leads on to the next lesson from another teacher, whatever was playing', () => {
  const { unmount } = render(<Lesson path={HERE} second={20} />);
  fireEvent.click(screen.getByText('teacher'));
  unmount();
  render(<Lesson path={THERE} />);
  expect(screen.getByText('Next')).toHaveAttribute('href', `${HERE}-next`);
});

it.each(['{', '{"href":"https://example.org","title":"x"}', '{"href":"//example.org/course/a","title":"x"}'])(
  'ignores what it has not written: %s',
  (text) => {
    sessionStorage.setItem('way-back', text);
    render(<Lesson path={THERE} />);
    expect(screen.queryByText('x')).toBeNull();
  },
);

it.each([
  ['nobody', SIGNED_OUT],
  ['another person', { kind: 'signed-in', user: aUser({ uid: 'bob' }) } as const],
])('does not show %s which lesson the last person of this tab left', (_, session) => {
  sessionStorage.setItem('session', 'ada');
  sessionStorage.setItem('way-back', JSON.stringify({ href: HERE, title: 'Roots' }));
  setSession({ kind: 'signed-in', user: aUser() });
  const { unmount } = render(<Lesson path={THERE} />);
  expect(screen.getByText('Roots')).toBeInTheDocument();
  unmount();
  setSession(session);
  render(<Lesson path={THERE} />);
  expect(screen.queryByText('Roots')).toBeNull();
});
