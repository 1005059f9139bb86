import { NO_LANGUAGE } from '@/lib/course';

/** Tags that do not name a single language. */
const NONE = new Set(['und', 'mul', 'zxx', 'mis']);
const TAG = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
/** Languages that sources name in English, with their tags. */
const NAMED =
  'ar bg bn ca cs da de el en eo es et eu fa fi fr gl gu he hi hr hu hy id is it ja ka kn ko lt lv mk ml mr ms ne nl no pa pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur vi zh';

const english = new Intl.DisplayNames(['en'], { type: 'language' });
const byName = new Map(NAMED.split(' ').map((tag) => [english.of(tag)?.toLowerCase(), tag]));

/** The tag of a language given as a tag ("en-US"), a three-letter code ("eng") or an English name. */
export function toLanguageTag(...candidates: (string | null | undefined)[]): string {
  for (const candidate of candidates) {
    const given = candidate?.trim();
    if (!given) continue;
    const named = byName.get(given.toLowerCase());
    if (named) return named;
    try {
      const tag = Intl.getCanonicalLocales(given)[0] ?? '';
      if (TAG.test(tag) && !NONE.has(tag) && english.of(tag) !== tag) return tag;
    } catch {
      // Not a valid tag: try the next candidate.
    }
  }
  return NO_LANGUAGE;
}
