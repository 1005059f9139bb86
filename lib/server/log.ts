import { pino } from 'pino';
import { assertServer } from '@/lib/assert-server';
import { serverEnv } from '@/lib/server/env';

assertServer('lib/server/log');

/**
 * The server's log: one JSON object per line on standard output. It identifies requests by id and route
 * label, never by client or search words.
 */
export const log = pino({
  level: serverEnv.LOG_LEVEL ?? (serverEnv.NODE_ENV === 'test' ? 'silent' : 'info'),
  // The log collector adds process id and host.
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});
