import type { Attacker } from './attacker';
import type { OutsideElsewhere } from './outside-elsewhere';
import type { Reference } from './reference';

/** The environment of an attack. */
export type Scene = {
  /** Address that the attacker and all others use: the site, or nginx in front of it. */
  url: string;
  attacker: Attacker;
  outside: OutsideElsewhere;
  reference: Reference;
  isOver: () => boolean;
  /** Aborts when the time is over. */
  over: AbortSignal;
  /** Reports something that must not happen. */
  wrong: (what: string) => void;
  /** Unique to this run. */
  seed: string;
};

export type Attack = {
  name: string;
  /** From so many addresses, instead of `ADDRESSES`. */
  addresses?: number;
  /** Asks only for what one client may: what that costs the site is measured, without visitors. */
  lawful?: true;
  /** Attacks until the time is over. */
  run: (scene: Scene) => Promise<void>;
};
