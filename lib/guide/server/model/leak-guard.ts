import { GuideFault } from './model.types';

/** This many consecutive words of our instructions are no coincidence. */
const TELLING = 8;
/** From this many matching words on, the text is held back until it is clear whether it is a leak. */
const SUSPICIOUS = 4;
const WORD = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? [];

/** Passes on the pieces of an answer until it repeats our instructions. `push` @throws GuideFault refused */
export function createLeakGuard(instructions: string) {
  const secret = ` ${wordsOf(instructions).join(' ')} `;
  const run: string[] = [];
  let word = '';
  let held = '';

  function endWord(): void {
    if (word === '') return;
    run.push(...wordsOf(word));
    word = '';
    while (run.length > 0 && !secret.includes(` ${run.join(' ')} `)) run.shift();
    if (run.length >= TELLING) throw new GuideFault('refused');
  }

  return {
    push(piece: string): string {
      for (const sign of piece) {
        if (/[\p{L}\p{N}\p{M}]/u.test(sign)) word += sign;
        else endWord();
      }
      held += piece;
      if (run.length >= SUSPICIOUS) return '';
      const free = held;
      held = '';
      return free;
    },
    end(): string {
      endWord();
      return held;
    },
  };
}
