import * as m from '@/messages/format';
import { eitherOf, joinWords } from './join-words';

/** Names begin with capitals: they stand in marks in languages that write such words in small letters within a sentence. */
const inMarks = (names: string[]) => names.map((name) => m.named({ name }));

/** "Algebra and Geometry". */
export const joinNames = (names: string[]): string => joinWords(inMarks(names));

/** "Algebra or Geometry". */
export const eitherName = (names: string[]): string => eitherOf(inMarks(names));
