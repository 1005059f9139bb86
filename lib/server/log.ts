import { pino } from 'pino';
import { serverEnv } from '@/lib/server/env';
import { assertServer } from '@/lib/server/guard';

assertServer('lib/server/log');

/**
 * The server's log: one JSON object a line on standard output. It names requests by their id and kind of address,
 * never by who asked or what was searched for.
 */
export const log = pino({
  level: serverEnv.LOG_LEVEL ?? (serverEnv.NODE_ENV === 'test' ? 'silent' : 'info'),
  // The process id and host are the business of whoever collects the lines.
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});
