import type { Attacker } from './attacker';
import type { Outside } from './outside';
import type { Reference } from './reference';

/** The environment of an attack. */
export type Scene = {
  /** Address that the attacker and all others use: the site, or nginx in front of it. */
  url: string;
  attacker: Attacker;
  outside: Outside;
  reference: Reference;
  isOver: () => boolean;
  /** Aborts when the time is over. */
  over: AbortSignal;
  /** Reports something that must not happen. */
  wrong: (what: string) => void;
  /** Unique to this run. */
  seed: string;
  /** Reads the site's log so far. */
  readLog: () => Promise<string>;
};

/** What an attack needs besides the site, with the settings that refer to it. */
export type Stage = {
  env: Record<string, string>;
  /** Called afterwards; reports what must not have happened. */
  look: (wrong: Scene['wrong']) => void | Promise<void>;
  stop: () => Promise<void>;
};

export type Attack = {
  name: string;
  /** Behind the shipped nginx configuration. */
  behindNginx?: true;
  /** From so many addresses, instead of `ADDRESSES`. */
  addresses?: number;
  /** Asks only for what one client may: what that costs the site is measured. */
  lawful?: true;
  /** With its own catalogue, so that its pages differ from those of others. */
  otherCatalog?: true;
  prepare?: () => Promise<Stage>;
  /** Attacks until the time is over. */
  run: (scene: Scene) => Promise<void>;
};
