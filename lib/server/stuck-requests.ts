import { oncePerProcess } from '@/lib/next-internals/server/process-state';

/** A server at full speed ends many requests in this time. */
const STUCK_MS = 2_000;

const watched = oncePerProcess('stuck requests', (): { stuckMs: () => number } => ({ stuckMs: () => 0 }));

/** Registers how to ask for how long no request could begin or end, for want of a place. */
export function watchRequests(stuckMs: () => number): void {
  watched().stuckMs = stuckMs;
}

/** Whether all places for requests are taken and nothing moves. */
export const areRequestsStuck = (): boolean => watched().stuckMs() > STUCK_MS;
