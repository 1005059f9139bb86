import type { PostHog } from 'posthog-js';

/*
 * Needs: posthog-js sends nothing while its `__loaded` is false.
 * Why: its own ways out leave something behind. `reset` stores a new identity, removes an opt-out that was said before
 * it and keeps the device's id; an opt-out stores itself, and what waits to be sent is sent all the same.
 * When it is gone: events that wait are still sent after a person has taken their yes back. posthog-js is pinned
 * exactly for this.
 */

/** Ends an instance: nothing is written any more, and nothing goes out, neither what waits nor what is tried again. */
export function silence(instance: PostHog): void {
  instance.set_config({ disable_persistence: true });
  instance.__loaded = false;
}
