import type { Stage } from './stage';

/** What a trial found, in a few words, and what must not be, one sentence each. */
export type Finding = { found: string; faults: string[] };

/** Something that happens to the servers while visitors use the site. */
export type Trial = { what: string; run: (stage: Stage) => Promise<Finding> };
