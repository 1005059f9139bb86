import { act, screen } from '@testing-library/react';
import { aRouter, renderWithRouter } from '@/__tests__/support/router';
import { useKeptFocus } from '@/lib/browser/use-kept-focus';

function Compared({ courses }: { courses: string[] }) {
  useKeptFocus();
  return (
    <>
      <a href="/">Home</a>
      <table>
        <tbody>
          <tr>
            <td>
              <a href="/start">Start</a>
            </td>
          </tr>
          {courses.length > 1 && (
            <tr>
              {courses.map((course) => (
                <td key={course}>
                  <a href={`/compare?without=${course}`}>Remove {course}</a>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}

it.each([
  ['first', 'A', ['B', 'C'], 'Remove B'],
  ['last', 'C', ['A', 'B'], 'Remove B'],
  ['last but one, with its whole row', 'A', ['C'], 'Start'],
])('goes on near a link that its own press took away, the %s', async (_, removed, left, name) => {
  const router = aRouter();
  const { rerender } = renderWithRouter(<Compared courses={['A', 'B', 'C']} />, router);
  screen.getByRole('link', { name: `Remove ${removed}` }).focus();
  router.events.emit('routeChangeStart');
  rerender(<Compared courses={left} />);
  await act(async () => router.events.emit('routeChangeComplete'));
  expect(screen.getByRole('link', { name })).toHaveFocus();
});

it('leaves it where nothing had the focus', async () => {
  const router = aRouter();
  renderWithRouter(<Compared courses={['A', 'B']} />, router);
  router.events.emit('routeChangeStart');
  await act(async () => router.events.emit('routeChangeComplete'));
  expect(document.body).toHaveFocus();
});
