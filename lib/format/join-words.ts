import { lazily } from './lazily';

const all = lazily(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));
const either = lazily(() => new Intl.ListFormat('en-GB', { type: 'disjunction' }));

/** "a, b and c". */
export const joinWords = (parts: string[]): string => all().format(parts);

/** "a, b or c". */
export const eitherOf = (parts: string[]): string => either().format(parts);
