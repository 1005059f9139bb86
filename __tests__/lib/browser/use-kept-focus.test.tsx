import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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

function Noted({ isRemoved }: { isRemoved: boolean }) {
  useKeptFocus();
  return (
    <>
      <a href="/">Home</a>
      <section>
        <div>
          <p>Courses in English.</p>
          {isRemoved && <a href="/plan">Put back</a>}
        </div>
        <button type="button">Save</button>
      </section>
    </>
  );
}

it('goes on in what is around, where a link was the only one at its place', async () => {
  const router = aRouter();
  const { rerender } = renderWithRouter(<Noted isRemoved />, router);
  screen.getByRole('link', { name: 'Put back' }).focus();
  router.events.emit('routeChangeStart');
  rerender(<Noted isRemoved={false} />);
  await act(async () => router.events.emit('routeChangeComplete'));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

/** Takes lines out at once, or as late as a storage answers that is slow. */
function Listed({ lateMs }: { lateMs?: number }) {
  useKeptFocus();
  const [topics, setTopics] = useState(['A', 'B', 'C']);
  const take = (topic: string) => setTopics(topics.filter((one) => one !== topic));
  return topics.map((topic) => (
    <p key={topic}>
      <button type="button" onClick={() => (lateMs ? setTimeout(take, lateMs, topic) : take(topic))}>
        Undo {topic}
      </button>
    </p>
  ));
}

it.each([undefined, 100])(
  'goes on near a button whose own press took its line out of a list, after %p ms',
  async (lateMs) => {
    renderWithRouter(<Listed lateMs={lateMs} />, aRouter());
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Undo A' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo B' })).toHaveFocus());
    await person.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo B' })).toHaveFocus());
  },
);

it('leaves it where nothing had the focus', async () => {
  const router = aRouter();
  renderWithRouter(<Compared courses={['A', 'B']} />, router);
  router.events.emit('routeChangeStart');
  await act(async () => router.events.emit('routeChangeComplete'));
  expect(document.body).toHaveFocus();
});
