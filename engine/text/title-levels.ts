import phrases from '@/engine/data/title-levels.json' with { type: 'json' };
import type { Level } from '@/engine/values';
import { LEVEL_WORDS, phraseTable } from './filter-words';
import { tokenize } from './tokenize';

/** Words that say a level in a title. In a search they are part of a name. */
const IN_TITLES = phraseTable<'beginner' | 'advanced'>(phrases);

const LONGEST = Math.max(...[...LEVEL_WORDS.keys(), ...IN_TITLES.keys()].map((key) => key.split(' ').length));

/** The levels that a table of phrases reads from a title, in the order of the title. */
function* read(title: string, tables: ReadonlyMap<string, Level>[]): Generator<Level> {
  const words = tokenize(title).map(({ word }) => word);
  for (let from = 0; from < words.length; from++) {
    for (let length = 1; length <= LONGEST && from + length <= words.length; length++) {
      const phrase = words.slice(from, from + length).join(' ');
      for (const table of tables) {
        const level = table.get(phrase);
        if (level) yield level;
      }
    }
  }
}

/** The level that a title states ("... for beginners"). */
export const levelOfTitle = (title: string): Level | undefined => read(title, [LEVEL_WORDS]).next().value;

/** Whether a title says another level than this one: an introduction is not advanced. */
export function deniesLevel(title: string, level: Level): boolean {
  for (const said of read(title, [LEVEL_WORDS, IN_TITLES])) if (said !== level) return true;
  return false;
}
