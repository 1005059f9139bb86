import { readList } from './read-values';

/** The languages of ISO 639-1, and a few major ones that it does not include. */
const CODES =
  'aa ab af am ar as ast ay az ba be bg bn bo br bs ca ceb co cs cv cy da de dz ee el en eo es et eu fa fi fil fj fo fr fy ga gd gl gn gu ha haw he hi hr ht hu hy ia id ig is it iu ja jv ka kk kl km kn ko ks ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt ug uk ur uz vi wo xh yi yo yue zh zu'.split(
    ' ',
  );

/** Names that `Intl.DisplayNames` does not have. */
const OTHER_NAMES: Record<string, string> = {
  'chinese (simplified)': 'zh-Hans',
  'chinese (traditional)': 'zh-Hant',
  'simplified chinese': 'zh-Hans',
  'traditional chinese': 'zh-Hant',
  'chinese (china)': 'zh-Hans',
  'chinese (taiwan)': 'zh-Hant',
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  中文: 'zh',
  farsi: 'fa',
  castilian: 'es',
  'brazilian portuguese': 'pt-BR',
  'portuguese (brazilian)': 'pt-BR',
  tagalog: 'tl',
};

let names: Map<string, string> | undefined;

/** English and own name of every language, in lower case, with its code. */
function namesOfLanguages(): Map<string, string> {
  if (names) return names;
  names = new Map(Object.entries(OTHER_NAMES));
  for (const code of CODES) {
    for (const locale of ['en', code]) {
      const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code)?.toLowerCase();
      if (name && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

function readCode(text: string): string | undefined {
  const code = text.replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(code)) return undefined;
  try {
    const [tag = ''] = Intl.getCanonicalLocales(code);
    return CODES.includes(tag.split('-')[0] ?? '') ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** Without a suffix in brackets or the word "language". */
function bareName(name: string): string {
  const bracket = name.endsWith(')') ? name.indexOf('(') : -1;
  return bracket < 0 ? name.replace(/ language$/, '') : name.slice(0, bracket).trimEnd();
}

/**
 * BCP 47 tag of "English", "es", "pt_BR", "Deutsch", "Chinese (Simplified)"; of a list, its first language.
 * Undefined if it names no language.
 */
export function readLanguage(value: unknown): string | undefined {
  for (const text of readList(value)) {
    const name = text.toLowerCase();
    const code = namesOfLanguages().get(name) ?? readCode(text) ?? namesOfLanguages().get(bareName(name));
    if (code) return code;
  }
  return undefined;
}
