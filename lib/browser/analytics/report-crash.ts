import { paths } from '@/lib/paths';

/** Tells our server that a page crashed and in which line: the error page says that we know of it. */
export function reportCrash(route: string, error: Error): void {
  // Plain text and unread: every page carries these lines.
  navigator.sendBeacon?.(paths.api.crash(), `${route}\n${error}\n${error.stack}`);
}
