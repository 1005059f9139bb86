import { lazily } from './lazily';

const list = lazily(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** "a, b and c". */
export const joinWords = (parts: string[]): string => list().format(parts);
