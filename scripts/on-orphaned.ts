const PARENT = process.ppid;
const LOOK_MS = 500;

/**
 * Calls when the process that started this one has ended. npm ends on SIGTERM at once, and most shells that it starts
 * commands with do not pass the signal on.
 */
export function onOrphaned(call: () => void): void {
  const looking = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(looking);
    call();
  }, LOOK_MS);
}
