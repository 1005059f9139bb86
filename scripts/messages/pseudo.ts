import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** Its name in `LOCALES`. */
export const PSEUDO = 'qps';

/** How much longer than English other languages are. */
const LONGER = 0.4;
/** What stands for a letter. */
export const ACCENTS = new Map(
  [...'aàeéiîoôuüyýAÅEÉIÎOÖUÛcçnñsšzž'].flatMap((letter, at, all) =>
    at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [],
  ),
);

/** Words that can still be read, with letters of other languages, longer by repeated vowels. */
function stretch(words: string): string {
  let owed = 0;
  return words.replace(/\p{L}/gu, (letter) => {
    const other = ACCENTS.get(letter) ?? letter;
    owed += LONGER;
    if (owed < 1 || !/[aeiouy]/i.test(letter)) return other;
    const times = Math.floor(owed);
    owed -= times;
    return other + other.toLowerCase().repeat(times);
  });
}

const stretchAll = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: stretch(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: stretchAll(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: stretchAll(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });

/**
 * A message in a language that nobody speaks, to see whether other languages fit: longer by 40 %, in brackets, so that a
 * text that is cut or put together of parts can be seen.
 */
export function pseudo(text: string): string {
  const inner = text.trim();
  return inner === '' ? text : text.replace(inner, () => `[${printAST(stretchAll(parse(inner)))}]`);
}
