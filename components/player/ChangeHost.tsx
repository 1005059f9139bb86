import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { VideoHosts } from '@/lib/player';
import * as m from '@/messages/player';

/** Plays a video from its other host; the choice holds for all lessons that have two. */
export function ChangeHost({ asFile, change }: VideoHosts) {
  return (
    <Button
      look="quiet"
      onClick={({ currentTarget }) => {
        // In the place of a video that fails the button disappears, so the focus moves into the player.
        currentTarget.closest<HTMLElement>('.player')?.focus({ preventScroll: true });
        change();
      }}
    >
      <Icon name="circle-play" className="size-4" />
      {asFile ? m.withYoutube() : m.withoutYoutube()}
    </Button>
  );
}
