import { removeCache } from './remove-cache';

type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };
declare const skipWaiting: () => Promise<void>;
declare const registration: ServiceWorkerRegistration;

/** Replaces the service worker if the operator turns it off: removes what it stored and itself. */
async function leave(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map(removeCache));
  await registration.unregister();
}

addEventListener('install', (event) => (event as LifeEvent).waitUntil(skipWaiting()));
addEventListener('activate', (event) => (event as LifeEvent).waitUntil(leave()));
