import { wordKey } from '@polymath/engine/text/tokenize';
import type { Level } from '@/lib/course';
import { dropEnd } from '@/lib/format/drop-end';
import { PATH_TEMPLATES, type PathTemplate } from './path-templates';

/** Words around a goal that are not part of it. */
const LEAD =
  /^(?:(?:i\s+(?:want|would like|wish|need|plan|hope)\s+to|i['’]d\s+like\s+to|help\s+me(?:\s+to)?|how\s+(?:do\s+i|can\s+i|to)|teach\s+me(?:\s+to)?|please)\s+)+/i;
const VERB =
  /^(?:become|be|get into|learn(?: about| how to| to)?|study|understand|work as|start(?: with)?|master)\s+(?:an?\s+|the\s+)?/i;

const LEVEL_WORDS: [RegExp, Level][] = [
  [
    /\b(?:for\s+)?(?:complete\s+|absolute\s+)?(?:beginners?|novices?|newbies|dummies|from scratch)\b/giu,
    'beginner',
  ],
  [/\b(?:for\s+)?intermediates?\b/giu, 'intermediate'],
  [/\b(?:for\s+)?(?:advanced|experts?)\b/giu, 'advanced'],
];

export type Goal = {
  /** What to search for. */
  words: string;
  /** If the words state a level. */
  level?: Level;
  template?: PathTemplate;
};

function templateFor(words: string): PathTemplate | undefined {
  const key = ` ${wordKey(words)} `;
  let best: { template: PathTemplate; length: number } | undefined;
  for (const template of PATH_TEMPLATES) {
    for (const phrase of template.phrases) {
      const wanted = wordKey(phrase);
      if (key.includes(` ${wanted} `) && wanted.length > (best?.length ?? 0))
        best = { template, length: wanted.length };
    }
  }
  return best?.template;
}

/** Parses a goal in a person's own words: "I want to become a data scientist" is about "data scientist". */
export function readGoal(goal: string): Goal {
  let words = goal.replace(/\s+/gu, ' ').trim().replace(LEAD, '').replace(VERB, '');
  let level: Level | undefined;
  for (const [pattern, named] of LEVEL_WORDS) {
    const without = dropEnd(words.replace(pattern, ' ').replace(/\s+/gu, ' '), /[\s.!?,]/u).trim();
    if (without !== words && without !== '') {
      if (pattern.test(words)) level ??= named;
      pattern.lastIndex = 0;
      words = without;
    }
  }
  if (words === '') words = goal.trim();
  const template = templateFor(words);
  return { words, ...(level && { level }), ...(template && { template }) };
}
