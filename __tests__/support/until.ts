const NEXT_LOOK_MS = 10;

/** Resolves with the first truthy answer. Where there is none, the test's own time limit ends it. */
export async function until<T>(ask: () => T | Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, NEXT_LOOK_MS));
  }
}
