/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { HYDRATED, REPLAY_EARLY_INPUT } from '@/lib/early-input';

const PAGE = `
  <button type="button" id="save">Save</button>
  <button type="button" id="share"><b>Share</b></button>
  <label><input type="checkbox" id="free"> Free</label>
  <input id="words" aria-label="Words">
  <p>Text</p>`;

const find = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

/** The ids of the controls that React would hear, in order. */
function hydrate(): string[] {
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => {
    heard.push((target as Element).closest('[id]')?.id ?? '');
  });
  document.dispatchEvent(new Event(HYDRATED));
  return heard;
}

beforeEach(() => {
  document.body = document.createElement('body');
  document.body.innerHTML = PAGE;
  new Function(REPLAY_EARLY_INPUT)();
});
afterEach(() => document.dispatchEvent(new Event(HYDRATED)));

it('replays every press once, in order', async () => {
  await userEvent.click(find('save'));
  await userEvent.click(find('share').querySelector('b') as Element);
  await userEvent.click(find('save'));
  expect(hydrate()).toEqual(['save', 'share']);
});

it('shows that a press was heard until it is replayed', async () => {
  await userEvent.click(find('save'));
  expect(find('save')).toHaveAttribute('data-pressed');
  hydrate();
  expect(find('save')).not.toHaveAttribute('data-pressed');
});

it('ticks a box again, so that its change is heard', async () => {
  await userEvent.click(document.querySelector('label') as Element);
  const changes: boolean[] = [];
  const box = find<HTMLInputElement>('free');
  box.addEventListener('change', () => changes.push(box.checked));
  hydrate();
  expect(changes).toEqual([true]);
  expect(box).toBeChecked();
});

it('leaves a box alone that was ticked and unticked, and keeps the other presses', async () => {
  await userEvent.click(find('save'));
  await userEvent.click(find('free'));
  await userEvent.click(document.querySelector('label') as Element);
  expect(hydrate()).toEqual(['save']);
  expect(find('free')).not.toBeChecked();
});

it('drops a press when the person goes on to type', async () => {
  await userEvent.click(find('save'));
  await userEvent.type(find('words'), 'guitar');
  expect(find('save')).not.toHaveAttribute('data-pressed');
  expect(hydrate()).toEqual([]);
});

it('drops a press when the focus moves on by keyboard', async () => {
  find('save').focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(hydrate()).toEqual([]);
});

it('replays nothing that was pressed afterwards', async () => {
  expect(hydrate()).toEqual([]);
  await userEvent.click(find('save'));
  const heard = hydrate();
  expect(heard).toEqual([]);
});
