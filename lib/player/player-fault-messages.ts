import * as m from '@/messages/player';
import type { PlayerFault } from './player.types';

/** The message for a video that does not play: what happened, and possible reasons. */
export function playerFaultMessage(fault: PlayerFault, host: string): { title: string; text: string } {
  switch (fault) {
    case 'offline':
      return { title: m.offline(), text: m.offlineText() };
    case 'unreachable':
      return {
        title: m.unreachable(),
        text: m.unreachableText({ host }),
      };
    case 'gone':
      return { title: m.gone(), text: m.goneText() };
    case 'blocked':
      return {
        title: m.blocked({ host }),
        text: m.blockedText(),
      };
    case 'broken':
      return { title: m.broken(), text: m.brokenText() };
    case 'not-loaded':
      return { title: m.notLoaded(), text: m.notLoadedText() };
    case 'unsupported':
      return { title: m.unsupported({ host }), text: m.unsupportedText() };
  }
}

export function isWorthRetrying(fault: PlayerFault): boolean {
  return ['offline', 'unreachable', 'broken', 'not-loaded'].includes(fault);
}
