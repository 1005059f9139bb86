import { fold } from './fold';
import { wordKey } from './tokenize';

/** How people ask what something is or how it works, by language, as whole words. */
const QUESTIONS: Record<string, string> = {
  en: 'what is,what are,whats,what does,how does,how do,how is,why,explain,explained,explanation,define,definition,meaning of,understand,understanding',
  es: 'qué es,qué son,cómo funciona,cómo funcionan,por qué,explica,explicar,explicación,definición',
  pt: 'o que é,o que são,como funciona,como funcionam,por que,explique,explicar,explicação,definição',
  fr: "qu'est ce que,qu'est ce qu,c'est quoi,comment fonctionne,comment marche,pourquoi,expliquer,explication,définition",
  de: 'was ist,was sind,wie funktioniert,warum,erklären,erklärung,erklärt,einfach erklärt,definition',
  it: "cos'è,che cos'è,cosa è,cosa sono,come funziona,perché,spiegare,spiegazione,definizione",
  nl: 'wat is,wat zijn,hoe werkt,waarom,uitleg,uitgelegd',
  pl: 'co to jest,co to,jak działa,dlaczego,wyjaśnij,wyjaśnienie,definicja',
  ru: 'что такое,как работает,как устроен,почему,объяснить,объяснение,определение',
  uk: 'що таке,як працює,чому,пояснити,пояснення',
  el: 'τι είναι,πώς λειτουργεί,γιατί,εξήγηση',
  tr: 'nedir,ne demek,nasıl çalışır,neden,açıkla',
  id: 'apa itu,bagaimana cara kerja,mengapa,jelaskan',
  vi: 'là gì,tại sao,giải thích,hoạt động như thế nào',
  ar: 'ما هو,ما هي,كيف يعمل,كيف تعمل,لماذا,شرح',
  hi: 'क्या है,क्या होता है,कैसे काम,क्यों,समझाइए',
  ta: 'என்றால் என்ன,எப்படி வேலை',
};

/** The same in scripts without spaces. */
const IN_RUNS = '什么是,是什么,为什么,解释,とは,なぜ,どうやって,이란,무엇,왜,설명,คืออะไร,ทำไม,อธิบาย';

const listed = (list: string): string[] => list.split(',');
/** The questions in words, by their first word. */
const byFirst = new Map<string, string[][]>();
for (const question of Object.values(QUESTIONS).flatMap(listed)) {
  const words = wordKey(question).split(' ');
  const [first = ''] = words;
  byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
}
const inRuns = listed(IN_RUNS).map(fold);

/** Whether a search asks what something is or how it works: an answer is a lesson rather than a course. */
export function isQuestion(text: string): boolean {
  const words = wordKey(text).split(' ');
  const isWhole = (word: string, at: number) =>
    byFirst.get(word)?.some((question) => question.every((other, i) => words[at + i] === other));
  if (words.some(isWhole)) return true;
  const folded = fold(text);
  return inRuns.some((question) => folded.includes(question));
}
