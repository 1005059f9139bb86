import { paths } from '@/lib/paths';

/** Reports to our server that a page crashed, and where. The error page tells the visitor so. */
export function reportCrash(route: string, error: Error): void {
  // Plain text without parsing, because this code is part of every page.
  navigator.sendBeacon?.(paths.api.crash(), `${route}\n${error}\n${error.stack}`);
}
