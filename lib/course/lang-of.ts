/** The `lang` of a text in a language; none for English, the language of every page. */
export const langOf = (language: string | undefined): string | undefined =>
  language === 'en' ? undefined : language;
