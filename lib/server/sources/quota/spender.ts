import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/sources/quota/spender');

/** For whom a source is asked, which decides what may be spent of what it allows a day. */
export type Spender = {
  /**
   * `asked` a person wishes it; `unasked` a person came by, and has not asked for it; `nobody` it may be a crawler:
   * nothing that is limited is spent on it.
   */
  wish: 'asked' | 'unasked' | 'nobody';
  /** Under which the share of one client is counted. Without it only the day is: the operator's own commands. */
  client?: string;
};

/** Commands of the operator. */
export const OPERATOR: Spender = { wish: 'asked' };

/** How a source is asked. */
export type AskContext = {
  /** Without it the operator's. */
  spender?: Spender;
  /** Whether the client has a request to a source left; asked only where nothing that is kept will do. */
  mayAsk?: () => Promise<boolean>;
  signal?: AbortSignal;
};
