/** Before these words somebody says who they are, and after them what they want: "I'm a nurse and want to learn Python". */
const WANTS = '\\s(?:wants? to|quiero|quero|möchte|will|veux)\\s';
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

const AS = /(?<!\b(?:work|working|job|career|life))\sas an?\s/iu;

/** What somebody learns who has a profession: "read scientific papers as a nurse", not "work as a nurse". */
export function doneAs(goal: string): { done: string; profession: string } | undefined {
  const [done = '', profession] = goal.split(AS);
  return profession === undefined ? undefined : { done, profession };
}

const KNOWS =
  /(?:^|[\s,;(])(?:i|je|ya|yo|já|eu|ich)(?: already| déjà)? (?:know|play|speak|connais|joue|parle|sé|conozco|toco|hablo|sei|falo|kann|kenne|spiele|spreche)\s/iu;
const CLAUSE_ENDS = new RegExp(`[,;.)]|${WANTS}`, 'iu');

/** What somebody says that they know, and the rest of the goal: "statistics, I know calculus". */
export function knownIn(goal: string): { known: string; rest: string } | undefined {
  const [before = '', after] = goal.split(KNOWS);
  if (after === undefined) return undefined;
  const end = after.search(CLAUSE_ENDS);
  const known = end < 0 ? after : after.slice(0, end);
  return { known, rest: `${before}${after.slice(known.length)}` };
}
