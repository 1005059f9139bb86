import type { PlayerFault } from './player.types';

/** What is said where a video does not play: what happened, and why that may be. */
export function faultWords(fault: PlayerFault, host: string): { title: string; text: string } {
  switch (fault) {
    case 'offline':
      return { title: 'You’re offline', text: 'The video starts as soon as you are back online.' };
    case 'unreachable':
      return {
        title: 'The video does not answer',
        text: `We could not reach ${host} from here. It may be down, or blocked on this network.`,
      };
    case 'gone':
      return { title: 'This video is no longer there', text: 'Its owner removed it or made it private.' };
    case 'blocked':
      return {
        title: `This video plays only on ${host}`,
        text: 'Its owner does not allow it on other sites.',
      };
    case 'broken':
      return { title: 'This video cannot be played', text: 'Something went wrong while it was loading.' };
    case 'not-loaded':
      return { title: 'The player could not be loaded', text: 'A part of this page did not arrive.' };
    case 'unsupported':
      return { title: `This video plays on ${host}`, text: 'We cannot show it on this page.' };
  }
}

/** Whether another try can help. */
export function isWorthRetrying(fault: PlayerFault): boolean {
  return ['offline', 'unreachable', 'broken', 'not-loaded'].includes(fault);
}
