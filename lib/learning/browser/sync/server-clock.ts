import { paths } from '@/lib/paths';

/** Smaller differences are normal and may be due to network delay. */
export const TOLERATED_MS = 60_000;

/** Longest wait for the server's time in milliseconds. */
const TIMEOUT_MS = 5_000;

type Reading = {
  /** Milliseconds by which this device's clock is ahead of the server's. */
  ahead: number;
  /** The device's clock and a monotonic clock at that time. */
  date: number;
  steady: number;
};

let reading: Reading | undefined;
let asking: Promise<void> | undefined;

/** Milliseconds by which the device's clock was set since then, or the machine slept. */
const jumpSince = ({ date, steady }: Reading) => Date.now() - date - (performance.now() - steady);

/** Whether nobody knows how much time has passed: the clock was set forward, or the machine slept. */
const isOld = (reading: Reading) => jumpSince(reading) > TOLERATED_MS;

async function ask(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
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
 * Asks our own server for the time, once per page. Resolves to whether this device's clock is far off. Never
 * rejects: without an answer, the device's clock is used.
 */
export async function readServerClock(): Promise<boolean> {
  if (!reading || Math.abs(jumpSince(reading)) > TOLERATED_MS) {
    asking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    await asking;
  }
  return reading !== undefined && !isOld(reading) && reading.ahead !== 0;
}

/**
 * Like `serverNow`; undefined if the server's clock is unknown, because the device's own cannot correct
 * anything.
 */
export function knownServerTime(): number | undefined {
  return reading && !isOld(reading) ? serverNow() : undefined;
}

/** Milliseconds since 1970; by the server's clock if it is known and this device's is far off. */
export function serverNow(): number {
  if (!reading || isOld(reading)) return Date.now();
  const { ahead, date, steady } = reading;
  // Where the device's clock was set back, the monotonic one has gone on.
  return date - ahead + Math.max(Date.now() - date, Math.floor(performance.now() - steady));
}
