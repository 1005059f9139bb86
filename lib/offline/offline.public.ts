import { oneOf } from '@/lib/one-of';

/**
 * Whether the built site caches pages for offline use.
 * @throws Error naming the wrong variable
 */
export const readOffline = (given: string | undefined) =>
  (oneOf('NEXT_PUBLIC_OFFLINE', given, ['on', 'off']) ?? 'on') === 'on';

/**
 * Fixed at build time: whether pages may be cached on the device. In its own file, because only one deferred
 * script uses it.
 */
export const keepsPages =
  process.env.NODE_ENV === 'production' && readOffline(process.env.NEXT_PUBLIC_OFFLINE);
