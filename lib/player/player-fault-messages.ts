import type { PlayerFault } from './player.types';

/** The message for a video that does not play: what happened, and possible reasons. */
export function playerFaultMessage(fault: PlayerFault, host: string): { title: string; text: string } {
  switch (fault) {
    case 'offline':
      return { title: 'You’re offline', text: 'The video starts as soon as you are back online.' };
    case 'unreachable':
      return {
        title: 'This video isn’t loading',
        text: `We could not reach ${host}. It may be down or blocked on this network.`,
      };
    case 'gone':
      return { title: 'This video is no longer available', text: 'Its owner removed it or made it private.' };
    case 'blocked':
      return {
        title: `This video plays only on ${host}`,
        text: 'Its owner does not allow it on other sites.',
      };
    case 'broken':
      return { title: 'This video can’t be played', text: 'Something went wrong while it was loading.' };
    case 'not-loaded':
      return { title: 'The player could not be loaded', text: 'Part of this page did not load.' };
    case 'unsupported':
      return { title: `This video plays on ${host}`, text: 'We can’t play it on this page.' };
  }
}

/** Whether a retry may succeed. */
export function isWorthRetrying(fault: PlayerFault): boolean {
  return ['offline', 'unreachable', 'broken', 'not-loaded'].includes(fault);
}
