import type { Level } from '@/lib/course/course.schema';
import { fold } from './fold';
import { phraseKey } from './tokenize';

/** Each phrase of the lists, with its value. */
export function phraseTable<Value extends string>(lists: Record<Value, string>): Map<string, Value> {
  const all = new Map<string, Value>();
  for (const [value, list] of Object.entries(lists) as [Value, string][]) {
    for (const phrase of list.split('|')) all.set(phraseKey(phrase), value);
  }
  return all;
}

/** Phrases that name a level, in folded words. */
export const LEVEL_WORDS = phraseTable<Level>({
  beginner:
    'beginner|beginners|for beginners|for a beginner|for absolute beginners|absolute beginners|for complete beginners|complete beginners|beginner level|beginner friendly|for dummies|novice|novices|for newbies|newbie|newbies|from scratch|no experience|with no experience|without experience|no prior knowledge|no prior experience|with no prior knowledge|without prior knowledge|principiante|principiantes|para principiantes|nivel principiante|desde cero|iniciante|iniciantes|para iniciantes|do zero|débutant|débutants|pour débutants|pour les débutants|anfänger|für anfänger|einsteiger|für einsteiger|начинающих|для начинающих|новичков|для новичков|с нуля|початківців|для початківців|з нуля|principianti|per principianti|pemula|untuk pemula|yeni başlayanlar|yeni başlayanlar için|dla początkujących|początkujących|od podstaw|od zera|για αρχάριους|αρχάριους|voor beginners|beginnende|för nybörjare|nybörjare|pro začátečníky|pentru începători|începători|kezdőknek|cho người mới bắt đầu|cho người mới|cơ bản|dasar|tingkat dasar|สำหรับผู้เริ่มต้น|ผู้เริ่มต้น|ระดับต้น|เบื้องต้น|தொடக்க|مقدماتی|برای مبتدیان|ابتدائی|למתחילים|للمبتدئين|المبتدئين|शुरुआती|शुरुआती लोगों के लिए|初学者|初級|初级|零基础|初心者|初心者向け|초보자|초급|입문|기초|基礎',
  intermediate:
    'intermediate|intermediate level|intermedio|nivel intermedio|intermediário|nível intermediário|intermédiaire|niveau intermédiaire|mittelstufe|средний уровень|середній рівень|średniozaawansowany|średnio zaawansowanych|dla średniozaawansowanych|gemiddeld niveau|orta seviye|trung cấp|menengah|ระดับกลาง|中级|中級|중급|متوسط',
  advanced:
    'advanced|advanced level|for experts|avanzado|nivel avanzado|avançado|nível avançado|avancé|niveau avancé|fortgeschritten|fortgeschrittene|für fortgeschrittene|продвинутый|продвинутых|для продвинутых|продвинутый уровень|просунутий|просунутих|для просунутих|zaawansowany|zaawansowanych|dla zaawansowanych|gevorderd|gevorderden|voor gevorderden|ileri seviye|ileri düzey|avanzata|avanzati|avançada|avancée|avanzada|για προχωρημένους|προχωρημένους|avancerad|pro pokročilé|pentru avansați|haladóknak|nâng cao|tingkat lanjut|lanjutan|ขั้นสูง|پیشرفته|למתקדמים|상급|进阶|進階|高级|高級|上級|고급|متقدم',
});

/** Names of teaching languages: the English name counts after "in"; the language's own name counts alone. */
const LANGUAGE_NAMES: Record<string, { english: string; own: string }> = {
  en: {
    english: 'english',
    own: '영어로|英語で|英文授课|بالإنجليزية|بالانجليزية|باللغة الإنجليزية|bằng tiếng anh|अंग्रेजी में|на английском|англійською|po angielsku',
  },
  es: { english: 'spanish|castilian|español|espanol', own: 'español|castellano|испанском' },
  pt: { english: 'portuguese|brazilian portuguese', own: 'português' },
  fr: { english: 'french', own: 'français' },
  de: { english: 'german', own: 'deutsch' },
  ru: { english: 'russian', own: 'русском|русском языке|на русском|на русском языке|по русски' },
  uk: { english: 'ukrainian', own: 'українською|українською мовою' },
  zh: { english: 'chinese|mandarin', own: '中文|汉语|普通话' },
  ja: { english: 'japanese', own: '日本語|日本語で' },
  ko: { english: 'korean', own: '한국어|한국어로' },
  hi: { english: 'hindi', own: 'हिन्दी|हिंदी|हिन्दी में|हिंदी में' },
  ar: { english: 'arabic', own: 'بالعربية|بالعربي|العربية|باللغة العربية' },
  it: { english: 'italian', own: 'italiano' },
  id: { english: 'indonesian|bahasa indonesia', own: 'bahasa indonesia' },
  ta: { english: 'tamil', own: 'தமிழ்|தமிழில்' },
  te: { english: 'telugu', own: 'తెలుగు' },
  bn: { english: 'bengali|bangla', own: 'বাংলা|বাংলায়' },
  ur: { english: 'urdu', own: 'اردو|اردو میں' },
  tr: { english: 'turkish', own: 'türkçe' },
  nl: { english: 'dutch', own: 'nederlands' },
  pl: { english: 'polish', own: 'po polsku' },
  vi: { english: 'vietnamese', own: 'tiếng việt' },
  fa: { english: 'persian|farsi', own: 'فارسی|به فارسی' },
  he: { english: 'hebrew', own: 'עברית|בעברית' },
  th: { english: 'thai', own: 'ภาษาไทย' },
  ml: { english: 'malayalam', own: 'മലയാളം' },
  mr: { english: 'marathi', own: 'मराठी' },
  el: { english: 'greek', own: 'ελληνικά|στα ελληνικά' },
  sv: { english: 'swedish', own: 'svenska|på svenska' },
};

const byName = (which: 'english' | 'own') =>
  new Map(
    Object.entries(LANGUAGE_NAMES).flatMap(([tag, names]) =>
      names[which]
        .split('|')
        .filter(Boolean)
        .map((name) => [phraseKey(name), tag] as const),
    ),
  );

/** English names. They mean the teaching language only after "in", because "spanish" alone is a subject. */
export const LANGUAGES_IN_ENGLISH = byName('english');
export const LANGUAGES_BY_OWN_NAME = byName('own');
/** Words before a language name that make it the teaching language. */
export const IN_WORDS = new Set(['in', 'en', 'em', 'auf', 'на', 'in the', 'taught in', 'по']);

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(fold));

/** What one learns of a language, in folded words: beside it, the language's name is the subject. */
export const LANGUAGE_PARTS =
  wordSet(`grammar vocabulary spelling pronunciation conversation tense tenses verb verbs past future
  alphabet accent grammatik wortschatz vokabeln rechtschreibung aussprache konversation verben grammaire vocabulaire
  orthographe prononciation conversation verbes conjugaison gramática vocabulario ortografía pronunciación conversación verbos
  vocabulário ortografia pronúncia conversação grammatica vocabolario pronuncia verbi woordenschat uitspraak werkwoorden
  gramatyka słownictwo wymowa грамматика лексика произношение глаголы граматика вимова dilbilgisi kelime telaffuz`);

/** "For", by language: what follows is what or whom something is for. */
export const FOR_WORDS = wordSet('for para pour für per voor dla для untuk cho');

export const FREE_WORDS = phraseTable({
  free: 'free|for free|free of charge|no cost|free of cost|gratis|gratuito|gratuita|gratuitos|gratuitas|gratuit|gratuite|gratuits|kostenlos|kostenlose|бесплатно|бесплатный|бесплатные|безкоштовно|безкоштовний|безкоштовні|免费|無料|무료|مجاني|مجانا|मुफ्त|मुफ़्त|ücretsiz|gratuiti',
});

export const KIND_WORDS = phraseTable({
  'video-series':
    'video course|video courses|video series|video lectures|lecture videos|video lessons|youtube playlist|youtube course|playlist|playlists|videos',
  'single-video': 'single video|one video|in one video',
  interactive:
    'interactive|interactive course|interactive courses|interactive tutorial|interactive exercises|interactivo|curso interactivo|interactif|cours interactif|интерактивный|интерактивный курс|interaktiv|interaktiver kurs|interativo',
  text: 'text course|text based|written tutorial|text tutorial',
  mooc: 'mooc|moocs',
});

/** "under 5 hours": words, number, unit. The last group of the first pattern is the unit. */
const UNIT =
  '(hours?|hrs?|h|minutes?|mins?|horas?|minutos?|heures?|stunden?|minuten|час(?:а|ов)?|минут[аы]?|годин[иа]?|хвилин[иа]?|小时|小時|分钟|時間|分|시간|분)';
const MAX =
  '(?:under|less than|below|shorter than|within|in|at most|up to|max|menos de|moins de|unter|weniger als|menos que|до|меньше|менше|<)';
const MIN =
  '(?:over|more than|longer than|at least|above|mas de|plus de|mais de|uber|mehr als|больше|більше|от|>)';
const MINUTES = '(minutes?|mins?|minutos?|minuten|минут[аы]?|хвилин[иа]?|分钟|分|분)';
/** When one learns, which says no more than how long. */
const WHEN =
  '(?: (?:on|in) (?:the|a|my) (?:bus|train|subway|metro|tube|way|commute|car)| during (?:lunch|breaks?)| before bed| (?:a|per|every|each) day| daily| al dia| por dia| par jour| am tag| в день)?';
export const LENGTH_PATTERNS = [
  {
    sign: 'max',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${MAX}\\s{0,2}(\\d{1,3})\\s{0,2}-?\\s{0,2}${UNIT}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  {
    sign: 'min',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])${MIN}\\s{0,2}(\\d{1,3})\\s{0,2}-?\\s{0,2}${UNIT}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
  // "20 minutes on the bus" says how long one has; as a course's length, "10 hours" would say little.
  {
    sign: 'max',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}])(\\d{1,2})\\s{0,2}-?\\s{0,2}${MINUTES}${WHEN}(?![\\p{L}\\p{N}])`,
      'u',
    ),
  },
] as const;

/** Small numbers as words, which stand before "hour". */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    1: 'a an one un una une uma ein eine einer один одну одна',
    2: 'two dos dois duas deux zwei due два две дві',
    3: 'three tres trois drei tre три',
  }).flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
);

/** Hours of an amount in one of these units, to two decimals. */
export function inHours(amount: number, unit: string): number {
  const isMinutes = /^(?:min|мин|хвил|分$|分钟|분)/u.test(unit);
  return isMinutes ? Math.round((amount / 60) * 100) / 100 : amount;
}

const LEXICON = [LEVEL_WORDS, LANGUAGES_IN_ENGLISH, LANGUAGES_BY_OWN_NAME, FREE_WORDS, KIND_WORDS];

export const FILTER_PHRASES: readonly string[] = LEXICON.flatMap((words) => [...words.keys()]);

/** Every single word that a filter phrase can contain; none of them is a typing mistake. */
export const FILTER_WORDS: readonly string[] = [
  ...new Set(FILTER_PHRASES.flatMap((phrase) => phrase.split(' '))),
  ...'under less than below over more least hours hour minutes horas heures stunden'.split(' '),
];

/** How old the learner is: "for 14 year olds". The first group is the age. */
const AGE = [
  '(?:for )?(?:my |an? )?(\\d{1,2}) (?:years?|yrs?|yo) ?olds?',
  '(?:para )?(?:ninos |ninas |criancas )?(?:de )?(\\d{1,2}) anos',
  '(?:pour )?(?:les )?(?:enfants? )?(?:de )?(\\d{1,2}) ans',
  '(?:fur )?(\\d{1,2}) jahrige[rn]?',
  '(?:per )?(?:bambini |ragazzi )?(?:di )?(\\d{1,2}) anni',
  '(?:для )?(?:детей |дітей )?(\\d{1,2}) (?:лет|років)',
].join('|');
export const AGE_PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${AGE})(?![\\p{L}\\p{N}])`, 'u');
/** Ages of pupils. */
export const SCHOOL_AGES = { from: 4, to: 18 };
