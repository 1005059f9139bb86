import { useEffect } from 'react';
import { notLoaded } from '@/lib/browser/load-part';
import { showToast } from '@/lib/browser/toast';

function press({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('.save');
  if (!button) return;
  import('./toggle-saved')
    .then(({ toggleSaved }) => toggleSaved(button))
    .catch(() => showToast(notLoaded(), 'bad'));
}

/** Has all buttons work that save a course: those of cards are the server's HTML, and no component renders them here. */
export function useSavePresses(): void {
  useEffect(() => {
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
}
