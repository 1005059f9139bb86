import { phraseKey } from './tokenize';

const keys = (lists: string[]): string[] => lists.flatMap((list) => list.split('|')).map(phraseKey);

/** Words before what is excluded; they always exclude. */
const BEFORE = keys([
  'without|without any|except|except for|excluding|excludes|but not|but nothing about|nothing about|anything but|no more|not about|not from|not with|not using|not for',
  'sin|excepto|menos|salvo|pero no|sem|exceto|mas nao|sans|sauf|hors|mais pas|ohne|ausser|aber nicht|aber kein|aber keine',
  'utan|förutom|uden|uten|fara|fără|cu exceptia|nelkul|nélkül|ilman|bez použití|senza|senza usare|tranne|eccetto|ma non|zonder|behalve|maar geen|bez|oprocz|z wyjatkiem|ale nie|без|кроме|за исключением|но не|крім|окрім|але не',
  'بدون|بلا|ما عدا|باستثناء|χωρίς|εκτός από|όχι|khong co|khong dung|khong can|khong su dung|ngoai tru|tanpa|tidak pakai|maliban sa|ללא|בלי|חוץ מ|به جز|بجز|kecuali|ไม่มี|โดยไม่มี|ไม่เอา|ไม่ใช้|โดยไม่ใช้|ไม่ต้อง|ยกเว้น|ไม่ใช่|不含|不要|不用|除了|没有|無|बिना',
]);
/** Words before what is excluded; they exclude only a known name: "no idea" excludes nothing. */
const BEFORE_NAMES = keys(['not|no|kein|keine|nicht|pas|nao|não|non|geen|nie|не|ليس|khong|không|inte']);
/** Words after what is excluded. */
const AFTER = keys([
  'なし|無し|以外|以外の|抜き|抜きで|なしで|を除く',
  '없이|제외|제외한|제외하고|말고|빼고|haric|olmadan|disinda|के बिना|کے بغیر|کے علاوہ|ছাড়া|ke bina|के अलावा|को छोड़कर|இல்லாமல்|தவிர',
]);

export const EXCLUDES_NEXT: ReadonlySet<string> = new Set(BEFORE);
export const EXCLUDES_NEXT_NAME: ReadonlySet<string> = new Set(BEFORE_NAMES);
export const EXCLUDES_PREVIOUS: ReadonlySet<string> = new Set(AFTER);
/** Turkish expresses "without" by an ending: "matematiksiz". */
export const TURKISH_WITHOUT = /^(.{3,40})(?:siz|suz)$/;
/** Number of words of the longest negation. */
export const LONGEST_NEGATION = 3;
export const NEGATION_PHRASES: readonly string[] = [...BEFORE, ...BEFORE_NAMES, ...AFTER];
