/** Runs once before the server answers: a wrong setting stops the start here, with its name. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  await import('./lib/server/env');
  const { liveSources } = await import('./lib/server/sources');
  liveSources();
}
