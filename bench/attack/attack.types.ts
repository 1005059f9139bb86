import type { Attacker } from './attacker';
import type { Outside } from './outside';
import type { Reference } from './reference';

/** Where an attack takes place. */
export type Scene = {
  /** Where the attacker and all others ask: the site, or nginx in front of it. */
  url: string;
  attacker: Attacker;
  outside: Outside;
  reference: Reference;
  isOver: () => boolean;
  /** Aborts when the time is over, for what waits. */
  over: AbortSignal;
  /** Something that must not happen, whoever asked. */
  wrong: (what: string) => void;
  /** In no address of an earlier run. */
  seed: string;
  /** What the site has written into its log so far. */
  readLog: () => Promise<string>;
};

/** What an attack needs beside the site, with the settings that name it. */
export type Stage = {
  env: Record<string, string>;
  /** Afterwards: what it saw that must not happen. */
  look: (wrong: Scene['wrong']) => void | Promise<void>;
  stop: () => Promise<void>;
};

export type Attack = {
  name: string;
  /** Behind the nginx configuration that is shipped. */
  behindNginx?: true;
  /** Over a catalogue of its own, so that its pages are not those of others. */
  otherCatalog?: true;
  prepare?: () => Promise<Stage>;
  /** Attacks until the time is over. */
  run: (scene: Scene) => Promise<void>;
};
