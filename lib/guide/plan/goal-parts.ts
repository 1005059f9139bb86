import { isAudience, isChild } from '@polymath/engine/text/audience-words';

/** Before these words somebody says who they are, and after them what they want: "I'm a nurse and want to learn Python". */
const WANTS = '\\s(?:wants? to|wanting to|hoping to|trying to|quiero|quero|möchte|will|veux)\\s';
const WANTS_BEGINS = new RegExp(WANTS, 'iu');
/** What somebody leaves, and before what they want instead: "from teacher to developer", "leave retail and work in an office". */
const LEAVES = [
  { begins: /(?:^|\s)(?:from|vom|von)\s/iu, ends: /\s(?:to|into|zum|zur)\s/iu },
  { begins: /(?:^|\s)(?:leave|leaving)\s/iu, ends: /\s(?:and|for|to)\s/iu },
];

/** The words of a goal after who somebody is, or what they leave. */
export function afterSelf(goal: string): string | undefined {
  const left = LEAVES.find(({ begins }) => begins.test(goal));
  const [, ...after] = left
    ? goal.slice(goal.search(left.begins)).split(left.ends)
    : goal.split(WANTS_BEGINS);
  return after.at(-1);
}

const TO = /\s(?:(?:switching |moving |turning )?to|zum|zur)\s/iu;

/** What somebody is and what they want to be, if the goal is that: "nurse to project manager". */
export function changeIn(goal: string): { from: string; to: string } | undefined {
  const [from = '', to, ...more] = goal.split(TO);
  return to === undefined || more.length > 0 ? undefined : { from, to };
}

const AS = /(?<!\b(?:work|working|job|career|life))\sas an?\s/iu;

/** What somebody learns who has a profession: "read scientific papers as a nurse", not "work as a nurse". */
export function doneAs(goal: string): { done: string; profession: string } | undefined {
  const [done = '', profession] = goal.split(AS);
  return profession === undefined ? undefined : { done, profession };
}

const KNOWS =
  /(?:^|[\s,;(])(?:coming from|(?:i|je|ya|yo|já|eu|ich)(?: already| déjà)? (?:know|play|speak|connais|joue|parle|sé|conozco|toco|hablo|sei|falo|kann|kenne|spiele|spreche))\s/iu;
const CLAUSE_ENDS = new RegExp(`[,;.)]|${WANTS}`, 'iu');

/** What somebody says that they know, and the rest of the goal: "statistics, I know calculus". */
export function knownIn(goal: string): { known: string; rest: string } | undefined {
  const [before = '', after] = goal.split(KNOWS);
  if (after === undefined) return undefined;
  const end = after.search(CLAUSE_ENDS);
  const known = end < 0 ? after : after.slice(0, end);
  return { known, rest: `${before}${after.slice(known.length)}` };
}

const FOR = 'for|para|pour|für|per|для|untuk|cho';
const PURPOSE = new RegExp(`^(?:${FOR})$`);

/** Whether a word comes before what something is for. A subject's audience is no goal: "statistics for actuaries". */
export const isPurpose = (word = ''): boolean => PURPOSE.test(word);

/** What a subject is learned for comes after these words: "english for business meetings", "korean to watch series". */
const PURPOSE_BEGINS = new RegExp(
  `[\\s,](?:${FOR}|from|so i|so that i|before|antes de|avant|bevor|to (?:watch|talk|understand|sing))\\s`,
  'iu',
);

export function beforePurpose(goal: string): string | undefined {
  const at = goal.search(PURPOSE_BEGINS);
  return at > 0 ? goal.slice(0, at) : undefined;
}

/** Whether words end with who somebody is by what they do: "c++ developers". */
export const isRole = (words: string): boolean => isAudience(words.split(/\s+/).at(-1) ?? '');

/** Words after "for" that say for whom: "for my little daughter". */
const MOST_FOR = 3;

const TEACHES = /^(?:teach|help)$/;
const OWN = /^(?:my|our)$/;

/** Whether somebody teaches a child of theirs: "teach my kids about money", not "teach children with autism". */
export const teachesOwnChild = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => TEACHES.test(word) && OWN.test(words[at + 1] ?? '') && isChild(words[at + 2] ?? ''),
  );

/** Whether the words of a goal say that it is for children, as in "guitar for kids", and not for others, as "for parents of kids". */
export function isForChildren(words: readonly string[]): boolean {
  const at = words.findIndex(isPurpose);
  const them = at > 0 ? words.slice(at + 1, at + 1 + MOST_FOR) : [];
  return them.some(isChild) && !them.some(isAudience);
}
