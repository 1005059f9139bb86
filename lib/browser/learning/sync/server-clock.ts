import { paths } from '@/lib/paths';

/** Clocks differ by a little, and an answer takes its time: what is less than this is no fault of the clock. */
export const TOLERATED_MS = 60_000;

/** Nobody waits longer for it. */
const PATIENCE_MS = 5_000;

type Reading = {
  /** How far this device's clock is ahead of the server's. */
  ahead: number;
  /** What the device's clock and one that nobody sets said then. */
  date: number;
  steady: number;
};

let reading: Reading | undefined;
let asking: Promise<void> | undefined;

/** Somebody set the clock, or the machine slept: what was read no longer holds. */
function isOld({ date, steady }: Reading): boolean {
  return Math.abs(Date.now() - date - (performance.now() - steady)) > TOLERATED_MS;
}

async function ask(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { headers } = await fetch(paths.api.config(), { method: 'HEAD', cache: 'no-store', signal });
  const said = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(said)) return;
  const ahead = Date.now() - said;
  reading = {
    ahead: Math.abs(ahead) > TOLERATED_MS ? ahead : 0,
    date: Date.now(),
    steady: performance.now(),
  };
}

/**
 * Asks our own server once a page what time it is. Resolves to whether this device's clock is far from it; never
 * rejects: without an answer the device is believed.
 */
export async function readServerClock(): Promise<boolean> {
  if (!reading || isOld(reading)) {
    reading = undefined;
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    await asking;
  }
  return (reading?.ahead ?? 0) !== 0;
}

/** As `serverNow`; undefined where the server's clock was not read: the device's own corrects nothing. */
export function knownServerTime(): number | undefined {
  return reading && !isOld(reading) ? serverNow() : undefined;
}

/** Milliseconds since 1970, on the server's clock where that was read and this device's is far from it. */
export function serverNow(): number {
  return Date.now() - (reading && !isOld(reading) ? reading.ahead : 0);
}
