/** For whom a source is asked. It decides how much of the source's daily quota may be spent. */
export type Spender = {
  /**
   * `user`: a person asked for it. `background`: a person opened a page that would use it. `automated`: possibly a
   * crawler; no limited quota is spent.
   */
  trigger: 'user' | 'background' | 'automated';
  /**
   * Key under which the client's share is counted. Without it only the day is counted: the operator's own
   * commands.
   */
  client?: string;
};

/** Commands of the operator. */
export const OPERATOR: Spender = { trigger: 'user' };

/** For whom and under which limits a source is asked. */
export type AskContext = {
  /** Default: the operator. */
  spender?: Spender;
  /** Whether the client may still make a request to a source. Called only if no cached answer can be used. */
  mayAsk?: () => Promise<boolean>;
  signal?: AbortSignal;
};
