import { createHash } from 'node:crypto';
import { transliterate } from 'transliteration';

const ID = /^[a-zA-Z0-9]+([._-]+[a-zA-Z0-9]+)*[_-]*$/;
const LONGEST = 80;

/** Readable ASCII slug of any text; empty if the text has no letter or digit. */
export function makeSlug(text: string): string {
  const spelled = text
    .replace(/c\+\+/gi, 'cpp')
    .replace(/#/g, ' sharp ')
    .replace(/\+/g, ' plus ')
    .replace(/&/g, ' and ')
    .replace(/\.(js|net)\b/gi, '$1')
    .replace(/(\p{Script=Han})(?=[a-z0-9])|([a-z0-9])(?=\p{Script=Han})/giu, '$1$2 ');
  return transliterate(spelled)
    .toLowerCase()
    .replace(/['’"`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function cutAtWord(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const end = slug.lastIndexOf('-', length);
  return slug.slice(0, end > length / 2 ? end : length);
}

/** A 53-bit hash of a text: a million of them take a tenth of the memory of the texts. */
export function hashNumber(text: string): number {
  return createHash('sha1').update(text).digest().readUIntBE(0, 6);
}

const hashWord = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 8);

/** Assigns ids to the courses of one import, the same for the same file each time. */
export class IdMaker {
  readonly #taken = new Set<number>();

  /**
   * The source's own id if it is valid in an address, else a slug of title and provider. If the slug is
   * taken, a few characters of the hash of the course's address are added.
   * @returns undefined if the source's own id was used before.
   */
  make(own: string | undefined, title: string, provider: string, url: string): string | undefined {
    if (own !== undefined) {
      const id = own.length <= 120 && ID.test(own) ? own : cutAtWord(makeSlug(own), LONGEST) || hashWord(own);
      return this.#take(id) ? id : undefined;
    }
    const end = cutAtWord(makeSlug(provider), 40);
    const start = makeSlug(title);
    const named = `-${start}-`.includes(`-${end}-`) || end === '' || start === '';
    const id =
      (named ? cutAtWord(start || end, LONGEST) : `${cutAtWord(start, LONGEST - 1 - end.length)}-${end}`) ||
      hashWord(`${title}\n${provider}`);
    if (this.#take(id)) return id;
    const other = `${cutAtWord(id, LONGEST - 9)}-${hashWord(url)}`;
    return this.#take(other) ? other : undefined;
  }

  #take(id: string): boolean {
    const key = hashNumber(id);
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }
}
