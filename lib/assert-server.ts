/**
 * First statement of every module that must never reach a browser. The check of the built client files
 * searches for this marker; a browser that runs it anyway throws here.
 */
export function assertServer(module: string): void {
  if (typeof window !== 'undefined') throw new Error(`SERVER_ONLY_MODULE ${module}`);
}
