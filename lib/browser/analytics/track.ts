import type { AnalyticsEvent, EventMap, EventName } from '@/lib/analytics/events';

type Sender = (event: AnalyticsEvent) => void;

/** What happened before a sender was there; the oldest are forgotten first. */
const MAX_WAITING = 50;
let waiting: AnalyticsEvent[] = [];
let send: Sender | undefined;

/** Notes an event of the registry. Never throws and never waits: analytics must not cost a person anything. */
export function track<Name extends EventName>(name: Name, detail: EventMap[Name]): void {
  const event = { name, detail } as AnalyticsEvent;
  if (!send) {
    waiting = [...waiting, event].slice(-MAX_WAITING);
    return;
  }
  try {
    send(event);
  } catch {
    // Not the person's problem.
  }
}

/** Hands over to whatever sends events, what waited first. Returns how to call it off. */
export function sendEventsTo(sender: Sender): () => void {
  send = sender;
  const late = waiting;
  waiting = [];
  for (const { name, detail } of late) track(name, detail);
  return () => {
    if (send === sender) send = undefined;
  };
}
