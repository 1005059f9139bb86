/** Tells the worker whose pages it caches: the signed-in account, or nobody's. */
export type OwnerMessage = { type: 'OWNER'; uid: string | undefined };
