/**
 * First line of every module that must never reach a browser. The check on the built client files
 * looks for the marker; a browser that runs it anyway stops here.
 */
export function assertServer(module: string): void {
  if (typeof window !== 'undefined') throw new Error(`SERVER_ONLY_MODULE ${module}`);
}
