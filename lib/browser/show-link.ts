import { createElement } from 'react';
import { loadToasts, showToast } from './toast';

/** Long enough to read the message and reach the link. */
const LINK_MS = 8_000;

/** Shows a message that ends with a link to a page of this site. */
export async function showLink(
  message: string,
  { label, href }: { label: string; href: string },
): Promise<void> {
  const toast = await loadToasts().catch(() => undefined);
  if (!toast) return showToast(`${message} ${label}.`);
  const link = createElement('a', { href, className: 'font-bold underline underline-offset-4' }, label);
  toast.success(createElement('span', {}, message, ' ', link, '.'), { duration: LINK_MS });
}
