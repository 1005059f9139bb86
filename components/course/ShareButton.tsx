import { buttonClass } from '@/components/ui/button-looks';
import { Icon } from '@/components/ui/Icon';
import { showToast } from '@/lib/browser/toast';
import * as m from '@/messages/course';

/** Opens the device's share sheet if it has one, otherwise copies the link. */
async function share(title: string): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  if (navigator.share) {
    // Rejects when the person closes the sheet, which is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    await showToast(m.linkCopied(), 'good');
  } catch {
    await showToast(m.copyThisLink({ url }));
  }
}

export function ShareButton({ title }: { title: string }) {
  return (
    <button
      type="button"
      onClick={() => share(title)}
      className={`needs-script ${buttonClass('quiet', 'large')}`}
    >
      <Icon name="share-2" className="size-4" />
      {m.share()}
    </button>
  );
}
