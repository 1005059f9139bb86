/** Why the local services cannot start, as a sentence for the developer. */
export class LocalServicesError extends Error {}
