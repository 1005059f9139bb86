const ROUTE = /^\/[\w/[\]-]{0,80}$/;
/** A stack line as Firefox and Safari write it: "load@https://example.org/app.js:1:20". */
const FRAME = /^[\w$.<>/*]{0,80}@https?:\/\/[^@]*$/;
const MOST_LINES = 12;
const MOST_LETTERS = 200;

export type Crash = { route: string; error: string; stack: string[] };

/** Whether a word may be an e-mail address. */
function mayBeMail(word: string): boolean {
  const at = word.search(/@|%40/);
  return at >= 0 && word.indexOf('.', at) >= 0 && !FRAME.test(word);
}

/** One line of the report without what may identify a person or a search. */
function clean(line: string): string {
  return line
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[?#][^\s)]*/g, '')
    .replace(/\S+/g, (word) => (mayBeMail(word) ? '…' : word))
    .trim()
    .slice(0, MOST_LETTERS);
}

/** Parses a crash report from a browser: the route, the error, then the stack. Anybody can send one. */
export function readCrash(text: string): Crash {
  const [route = '', error = '', ...stack] = text.split('\n', MOST_LINES + 2);
  return {
    route: ROUTE.test(route) ? route : 'unknown',
    error: clean(error),
    stack: stack.map(clean).filter(Boolean),
  };
}
