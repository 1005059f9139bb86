import type { IncomingHttpHeaders } from 'node:http';
import type { EventMap } from '@/lib/analytics';
import { objectsToAnalytics, sendEvent } from '@/lib/analytics/server';
import type { ChatEvent, FaultCode } from '@/lib/guide/chat/chat.types';

type Use = EventMap['guide_used'] & { outcome: 'answered' | FaultCode };

/** Counts a use of the guide, without the question. */
export function noteGuide(headers: IncomingHttpHeaders, use: Use): void {
  if (!objectsToAnalytics(headers)) sendEvent('guide_used', use);
}

/**
 * The kind of use after one more event of the answer. A stream that stops without an end counts as
 * interrupted.
 */
export function guideUse(about: Use['about'], event?: ChatEvent, before?: Use): Use {
  if (event?.type === 'plan' && event.instead) return { about, by: 'rule', outcome: event.instead.code };
  if (event?.type === 'plan') return { about, by: 'model', outcome: 'answered' };
  if (event?.type === 'fault') return { about, by: 'model', outcome: event.code };
  if (event?.type === 'done' && before?.by !== 'rule') return { about, by: 'model', outcome: 'answered' };
  return before ?? { about, by: 'model', outcome: 'interrupted' };
}
