/** The languages that courses can be preferred in: those in which the built-in catalogue has ten or more. */
export const LEARNING_LANGUAGES = [
  ...([
    'ar',
    'bn',
    'de',
    'en',
    'es',
    'fa',
    'fr',
    'hi',
    'id',
    'it',
    'ja',
    'km',
    'kn',
    'ko',
    'ml',
    'mr',
  ] as const),
  ...(['ne', 'nl', 'pl', 'pt', 'ru', 'si', 'sw', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'vi', 'zh'] as const),
] as const;

export type LearningLanguage = (typeof LEARNING_LANGUAGES)[number];

/** So many one person can prefer: each choice of languages has pages of its own in caches. */
export const MOST_LANGUAGES = 4;

/** Those of the values that are known, each once, in the order of the list. */
export const toLearningLanguages = (values: unknown): LearningLanguage[] =>
  Array.isArray(values)
    ? LEARNING_LANGUAGES.filter((language) => values.includes(language)).slice(0, MOST_LANGUAGES)
    : [];
