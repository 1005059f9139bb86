/** Replaces the service worker if the operator turns it off: removes its caches and itself. */

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
declare const skipWaiting: () => Promise<void>;
declare const registration: ServiceWorkerRegistration;

async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}

addEventListener('install', (event) => (event as LifeEvent).waitUntil(skipWaiting()));
addEventListener('activate', (event) => (event as LifeEvent).waitUntil(leave()));
