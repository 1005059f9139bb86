/** What a person decides about changes that could not be sent. */
export type UnsavedAnswer = 'retry' | 'lose' | 'stay';

/** How a person leaves an account by their own wish. */
export type Leaving = {
  /** Stops what plays and sends what is unsent. Resolves to what could not be sent, in words. */
  save: () => Promise<string[]>;
  ask: (unsaved: string[]) => Promise<UnsavedAnswer>;
};

/** Whether the account may be left: everything was sent, or the person gives up the rest. */
export async function mayLeave({ save, ask }: Leaving): Promise<boolean> {
  for (;;) {
    const unsaved = await save();
    if (unsaved.length === 0) return true;
    const answer = await ask(unsaved);
    if (answer !== 'retry') return answer === 'lose';
  }
}
