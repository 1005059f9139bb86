/** The name of an error, and lines that say where it happened; not its message, which may quote a search. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return ['code' in error ? String(error.code) : error.name, ...frames].join('\n');
}
