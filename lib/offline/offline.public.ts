import { oneOf } from '@/lib/one-of';

/**
 * Whether the built site keeps pages on the device.
 * @throws Error naming the variable that is wrong
 */
export const readOffline = (given: string | undefined) =>
  (oneOf('NEXT_PUBLIC_OFFLINE', given, ['on', 'off']) ?? 'on') === 'on';

/** Frozen into the built site: whether pages may be kept on the device. Apart, because only one late script asks. */
export const keepsPages =
  process.env.NODE_ENV === 'production' && readOffline(process.env.NEXT_PUBLIC_OFFLINE);
