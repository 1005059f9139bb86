import { pino } from 'pino';
import { oncePerProcess } from '@/lib/next-internals/server/process-state';
import { serverEnv } from '@/lib/server/env';
import { LogOutput } from '@/lib/server/log-output';

const output = oncePerProcess('log-output', () => new LogOutput(process.stdout));

/** Why the log loses lines, for `/api/ready`; undefined if it does not. */
export const logFault = (): string | undefined => output().fault;

/**
 * The server's log: one JSON object per line on standard output. It identifies requests by id and route
 * label, never by client or search words.
 */
export const log = pino(
  {
    level: serverEnv.LOG_LEVEL ?? (serverEnv.NODE_ENV === 'test' ? 'silent' : 'info'),
    // The log collector adds process id and host.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  },
  // Pino's own output retries for ever where nothing can be written, also when the process ends.
  output(),
);
