import { test as base, expect } from '@playwright/test';
import { type Detour, detour } from '@/__tests__/journeys/detour';
import { startFirefox } from './firefox';
import { errorsSoFar, NOTE_ERRORS } from './note-errors';
import type { Engine, Visitor } from './visitor';
import { startWebKit } from './webkit';

const ENGINES = { firefox: startFirefox, webkit: startWebKit };

export type Options = { engineName: keyof typeof ENGINES };

/** Every journey has a way to the site and a browser profile of its own, and no error in any page. */
export const test = base.extend<{ way: Detour; visitor: Visitor }, Options & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern what a fixture needs.
  way: async ({}, use) => {
    const way = await detour({ script: NOTE_ERRORS });
    await use(way);
    await way.cut();
  },
  visitor: async ({ engine, way, viewport, colorScheme }, use) => {
    if (!viewport) throw new Error('Name the size of the page in the configuration.');
    const theme = colorScheme === 'dark' ? 'dark' : 'light';
    const visitor = await engine.visit({ site: way.url, viewport, theme });
    await use(visitor);
    const errors = await visitor.ask(errorsSoFar).finally(visitor.leave);
    expect(errors).toEqual([]);
  },
});

export { expect };
