import * as m from '@/messages/format';
import { eitherOf, joinTitles, listOf } from './join-words';

/** Names begin with capitals: they stand in marks in languages that write such words in small letters within a sentence. */
const inMarks = (names: string[]) => names.map((name) => m.named({ name }));

/** "Algebra, Geometry". */
export const listNames = (names: string[]): string => listOf(inMarks(names));

/** "Algebra and Geometry"; where a name has an "and" of its own, as a list. */
export const joinNames = (names: string[]): string => joinTitles(inMarks(names));

/** "Algebra or Geometry". */
export const eitherName = (names: string[]): string => eitherOf(inMarks(names));
