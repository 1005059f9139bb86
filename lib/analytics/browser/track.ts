import type { AnalyticsEvent, EventMap, EventName } from '@/lib/analytics/events';

type Sender = (event: AnalyticsEvent) => void;

/** Events kept until a sender is registered; the oldest are dropped first. */
const MAX_WAITING = 50;
let waiting: AnalyticsEvent[] = [];
let send: Sender | undefined;

/** Records a registered event. Never throws and never waits. */
export function track<Name extends EventName>(name: Name, detail: EventMap[Name]): void {
  const event = { name, detail } as AnalyticsEvent;
  if (!send) {
    waiting = [...waiting, event].slice(-MAX_WAITING);
    return;
  }
  try {
    send(event);
  } catch {
    // An error in analytics must not affect the page.
  }
}

/** Registers what sends events, and passes it the queued ones first. Returns how to unregister. */
export function sendEventsTo(sender: Sender): () => void {
  send = sender;
  const late = waiting;
  waiting = [];
  for (const { name, detail } of late) track(name, detail);
  return () => {
    if (send === sender) send = undefined;
  };
}
