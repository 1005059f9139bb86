/** A part of the page, as somebody finds it: by its role and name, or by a selector where it has no role. */
export type Part = ({ role: string; name?: string | RegExp } | { css: string }) & {
  /** What it contains. */
  text?: RegExp;
  within?: Part;
};

/** What a journey does in a browser, whichever it is. */
export type Visitor = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** The path of the open page, with its parameters. */
  address: () => Promise<string>;
  /** The visible text of each such part of the page. */
  texts: (part: Part) => Promise<string[]>;
  /** Clicks the first such part, once it is there. */
  press: (part: Part) => Promise<void>;
  /** Types into an empty field. */
  type: (part: Part, text: string) => Promise<void>;
  /** Presses Enter where the focus is. */
  enter: () => Promise<void>;
  /** Asks the open page; the question is sent as text, so it knows nothing of what is around it. */
  ask: <T>(question: () => T | Promise<T>) => Promise<T>;
  /** A picture of a part, or of what the screen shows, as PNG. */
  picture: (part?: Part) => Promise<Buffer>;
  /** Tells the browser that there is no network; false where it has no command for that. */
  goOffline: () => Promise<boolean>;
  leave: () => Promise<void>;
};

export type Theme = 'light' | 'dark';
export type Visit = { site: string; viewport: { width: number; height: number }; theme: Theme };

/** A browser that runs. Each visitor has a profile of their own. */
export type Engine = { visit: (visit: Visit) => Promise<Visitor>; close: () => Promise<void> };

/** Time for what a page does by itself. */
export const PATIENCE_MS = 10_000;
/** Nothing listens there: what the browsers ask of other hosts fails at once, with or without an internet. */
export const NOWHERE = { host: '127.0.0.1', port: 9 };
