import { languageName } from '@/lib/course';
import { currentLocale } from '@/lib/locale/current-locale';

/** Languages in which many courses are taught, whether or not this search found one. */
const COMMON = 'en es pt fr de it uk ru ar hi zh ja ko id tr'.split(' ');

/** A language without its region: "pt" for "pt-BR". */
export const primaryTag = (tag: string): string => tag.split('-')[0] ?? tag;

/** Of languages that words may be in, the visitor's own or the one with the most courses: "examen de" is in five languages. */
export const likeliest = (languages: readonly string[]): string | undefined =>
  [currentLocale(), ...COMMON].find((one) => languages.includes(one)) ?? languages[0];

type Choice = { value: string; label: string };

/** The languages offered for a plan, by name: those of the results and the common ones. */
export function planLanguages(found: Choice[]): Choice[] {
  const known = new Set(found.map(({ value }) => value));
  const common = COMMON.filter((value) => !known.has(value)).map((value) => ({
    value,
    label: languageName(value),
  }));
  return [...found.map(({ value, label }) => ({ value, label })), ...common].sort((a, b) =>
    a.label.localeCompare(b.label, currentLocale()),
  );
}
