import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/http/read-crash');

const ROUTE = /^\/[\w/[\]-]{0,80}$/;
/** How some browsers write a line of a stack: "load@https://example.org/app.js:1:20". */
const FRAME = /^[\w$.<>/*]{0,80}@https?:\/\/[^@]*$/;
const MOST_LINES = 12;
const MOST_LETTERS = 200;

export type Crash = { route: string; error: string; stack: string[] };

/** Whether a word may be the address of a person's mail. */
function mayBeMail(word: string): boolean {
  const at = word.search(/@|%40/);
  return at >= 0 && word.indexOf('.', at) >= 0 && !FRAME.test(word);
}

/** One line of what a browser says, without what may tell who or what somebody looked for. */
function clean(line: string): string {
  return line
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[?#][^\s)]*/g, '')
    .replace(/\S+/g, (word) => (mayBeMail(word) ? '…' : word))
    .trim()
    .slice(0, MOST_LETTERS);
}

/** Reads the report of a crash: the route, the error, then where it happened. Anybody can write one. */
export function readCrash(text: string): Crash {
  const [route = '', error = '', ...stack] = text.split('\n', MOST_LINES + 2);
  return {
    route: ROUTE.test(route) ? route : 'unknown',
    error: clean(error),
    stack: stack.map(clean).filter(Boolean),
  };
}
