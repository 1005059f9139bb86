import { setTimeout as wait } from 'node:timers/promises';
import type { VisitorRequest } from '@/bench/attack/visitors';
import { type Client, newClient } from './client';

const VISITORS = 20;
/** Milliseconds between two requests of one visitor. */
const PAUSE_MS = 400;

/** Scripts, styles and fonts that a page names. */
const filesOf = (html: string) => new Set(html.match(/\/_next\/static\/[\w./~%-]+\.\w+/g));

export type Visited = { url: string; words: readonly string[]; pages: readonly string[] };

/**
 * People who type, search and open courses with all files that the pages name, each at an address of their own, until
 * `end`, which returns their requests. Half of the pages are searches that no cache has.
 */
export function startVisitors({ url, words, pages }: Visited) {
  const felt: VisitorRequest[] = [];
  let over = false;

  async function visit(client: Client, number: number): Promise<void> {
    const loaded = new Set<string>();
    const open = async (kind: string, path: string) => {
      const { status, text, ms } = await client.ask(path);
      felt.push({ kind, path, ms, status });
      return text;
    };
    const openPage = async (kind: string, path: string) => {
      for (const file of filesOf(await open(kind, path))) {
        // A browser loads an immutable file once.
        if (!loaded.has(file)) await open('file', file);
        loaded.add(file);
      }
    };
    await wait(Math.random() * PAUSE_MS);
    for (let turn = number * 13; !over; turn++) {
      const word = words[turn % words.length] ?? 'python';
      const steps = [
        () => open('suggest', `/api/suggest?q=${word.slice(0, 3)}`),
        () => openPage('search', `/search/${word}?without=x${number}x${turn}`),
        () => openPage('course', pages[turn % pages.length] ?? '/'),
      ];
      for (const step of steps) {
        if (over) break;
        await step();
        await wait(PAUSE_MS * (0.5 + Math.random()));
      }
    }
    await client.leave();
  }

  const visits = Array.from({ length: VISITORS }, (_, number) => visit(newClient(url), number));
  return {
    end: async (): Promise<VisitorRequest[]> => {
      over = true;
      await Promise.all(visits);
      return felt;
    },
  };
}
