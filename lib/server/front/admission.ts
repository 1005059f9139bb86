import { assertServer } from '@/lib/server/guard';
import { pathOf } from './request-kind';

assertServer('lib/server/front/admission');

/** Files and what machines watch: they cost next to nothing and must answer in any weather. */
const ALWAYS = /^\/(?:_next\/static\/|api\/(?:health|ready)$)/;
/** Answers that go on for a while wait more than they work; their routes count them. */
const STREAMS = /^\/api\/(?:chat|search\/live)$/;

export function isAlwaysAdmitted(url: string): boolean {
  const path = pathOf(url);
  return ALWAYS.test(path) || STREAMS.test(path);
}

/**
 * Lets so many requests in at once and no more. What comes on top is turned away at once, because everybody's
 * answer would only get later.
 */
export class Admission {
  #inside = 0;
  constructor(readonly most: number) {}

  get inside(): number {
    return this.#inside;
  }

  /** Answers how to leave again, or undefined when the house is full. */
  enter(): (() => void) | undefined {
    if (this.#inside >= this.most) return undefined;
    this.#inside++;
    let left = false;
    return () => {
      if (!left) this.#inside--;
      left = true;
    };
  }
}
