/** Frozen into the built site: whether pages may be kept on the device. Apart, because only one late script asks. */
export const keepsPages = process.env.NODE_ENV === 'production' && process.env.NEXT_PUBLIC_OFFLINE !== 'off';
