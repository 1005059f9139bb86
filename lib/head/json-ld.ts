/** Facts about a page in the vocabulary of schema.org. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [field: string]: unknown };

/** JSON that cannot end its script element, whatever its strings contain. */
export function serialise(data: StructuredData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
