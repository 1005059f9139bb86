import type { Page } from '@playwright/test';
import { readDatabases } from './read-databases';

export type Held = { where: string; name: string; value: string };

/** Everything that this browser holds of the site. */
export async function heldBy(page: Page): Promise<Held[]> {
  const databases = await page.evaluate(readDatabases, undefined);
  const rest = await page.evaluate(async () => {
    const held: { where: string; name: string; value: string }[] = [];
    for (const [where, storage] of [
      ['localStorage', localStorage],
      ['sessionStorage', sessionStorage],
    ] as const)
      for (const [name, value] of Object.entries(storage)) held.push({ where, name, value: String(value) });
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      for (const { url } of requests) held.push({ where: 'cache', name, value: url });
    }
    return held;
  });
  const cookies = await page.context().cookies();
  return [
    ...rest,
    ...databases.map((value) => ({ where: 'indexedDB', name: '', value: JSON.stringify(value) })),
    ...cookies.map(({ name, value }) => ({ where: 'cookie', name, value })),
  ];
}

/** What is the same for everybody or chosen for the device, and says nothing of a person. */
const OF_THE_DEVICE: ((held: Held) => boolean)[] = [
  ({ where, name }) => where === 'localStorage' && name === 'analyticsConsent',
  ({ where, name }) => where === 'cookie' && name === 'analytics',
  // The site's own program: the offline page, scripts, styles, fonts.
  ({ where, name }) => where === 'cache' && (name.startsWith('serwist-precache-') || name === 'built-1'),
  ({ where, value }) => where === 'indexedDB' && value.includes('"cacheName":"built-1"'),
];

const isOfAPerson = (held: Held) => !OF_THE_DEVICE.some((isOfTheDevice) => isOfTheDevice(held));

/** What this browser holds of a person. */
export async function tracesIn(page: Page): Promise<string[]> {
  const held = await heldBy(page);
  return held.filter(isOfAPerson).map(({ where, name, value }) => `${where} ${name} ${value}`.slice(0, 200));
}
