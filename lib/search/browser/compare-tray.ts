import { storedText, storeText } from '@/lib/browser/page-state';
import { MOST_COMPARED } from '@/lib/course';
import { paths } from '@/lib/paths';
import { storageKeys } from '@/lib/storage-keys';
import * as m from '@/messages/search';

/** Beyond what a comparison shows, for who ticks first and decides later. */
const MOST_KEPT = 3 * MOST_COMPARED;

/** The ids of the ticked courses of this tab, in the order in which they were ticked. */
const read = (): string[] =>
  (storedText('sessionStorage', storageKeys.compared) ?? '').split(',').filter(Boolean);

const write = (ids: string[]): void =>
  storeText('sessionStorage', storageKeys.compared, ids.slice(-MOST_KEPT).join() || undefined);

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.card-pick input')];

function keep(box: HTMLInputElement): void {
  const others = read().filter((id) => id !== box.value);
  write(box.checked ? [...others, box.value] : others);
}

/** Ticks what was ticked before, and has the form send what other pages list, too. */
function show(): void {
  const form = document.querySelector<HTMLFormElement>('form.compare');
  const bar = form?.querySelector<HTMLElement>('.compare-bar');
  if (!form || !bar) return;
  const ids = read();
  const here = new Set<string>();
  for (const box of boxes()) {
    here.add(box.value);
    box.checked = ids.includes(box.value);
  }
  const elsewhere = ids.filter((id) => !here.has(id));
  const fields = elsewhere.map((id) =>
    Object.assign(document.createElement('input'), { type: 'hidden', name: 'courses', value: id }),
  );
  for (const old of form.querySelectorAll('input[type="hidden"]')) old.remove();
  form.prepend(...fields);
  if (fields.length > 0) bar.dataset.elsewhere = m.fromOtherSearches({ count: fields.length });
  else delete bar.dataset.elsewhere;
  bar.toggleAttribute('data-enough', fields.length > 1);
}

/**
 * Keeps the ticked courses of this tab over several searches. The list of results is the server's HTML, so its boxes are read
 * and ticked where they are.
 */
export function startCompareTray(): { update: () => void; stop: () => void } {
  function update(): void {
    const compared = new URLSearchParams(location.search).get('courses')?.split(',') ?? [];
    const ids = read();
    // One was left out of the table.
    if (
      location.pathname === paths.compare() &&
      compared.length > 0 &&
      compared.every((id) => ids.includes(id))
    )
      write(compared);
    show();
  }
  function change({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !target.closest('.card-pick')) return;
    keep(target);
  }
  function reset({ target }: Event): void {
    if (!(target instanceof HTMLFormElement) || !target.matches('.compare')) return;
    write([]);
    // The form empties its boxes after the event.
    setTimeout(show);
  }
  // Ticked before this was loaded, or kept by the browser.
  for (const box of boxes()) if (box.checked) keep(box);
  update();
  document.addEventListener('change', change);
  document.addEventListener('reset', reset);
  addEventListener('pageshow', update);
  return {
    update,
    stop: () => {
      document.removeEventListener('change', change);
      document.removeEventListener('reset', reset);
      removeEventListener('pageshow', update);
    },
  };
}
