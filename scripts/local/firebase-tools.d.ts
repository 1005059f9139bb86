/** The part of `firebase-tools` that starts its Auth emulator; the package has no types of its own. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';

  /** @returns an Express application, which is a request listener */
  export function createApp(projectId: string): Promise<RequestListener>;
}
