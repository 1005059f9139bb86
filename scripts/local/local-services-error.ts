/** Why the local services cannot start, in a sentence for the person at the keyboard. */
export class LocalServicesError extends Error {}
