import type { Instrumentation } from 'next';

/** Runs once before the server answers: a wrong setting stops the start here and is named. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('./lib/server/env');
  const { liveSources } = await import('./lib/sources/server/live-sources');
  liveSources();
}

/** Next calls it for every failed page or route, before the answer is written. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./lib/server/log');
  log.error({ err: error, route: context.routePath }, 'page failed');
};
