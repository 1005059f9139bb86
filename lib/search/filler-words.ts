import { fold } from './fold';

// Words that say how one wants to learn, not what: in the languages of the catalogue.
const HOW = `
course courses class classes tutorial tutorials lesson lessons lecture lectures training learn learning study
studying teach teaching online best top good great complete full ultimate bootcamp masterclass crash guide video videos
beginner-friendly certificate certification certified program programs mooc moocs playlist series want need
become becoming how start started getting quick fast easy easily simple zero hero scratch everything
curso cursos clase clases tutoriales leccion lecciones aprender aprende estudiar mejor mejores gratis linea completo
completa cero desde aula aulas aprenda melhor melhores videoaula
cours lecon lecons apprendre meilleur meilleurs formation formations tutoriel tutoriels ligne complet
kurs kurse lernen bester besten unterricht lektion lektionen tutorien
курс курсы курсов урок уроки уроков обучение учить учиться научиться изучение онлайн лучшие лучший лекции лекция нуля
курси курсів урокі навчання вчити вчитися навчитися найкращі найкращий лекції лекція
课程 教程 学习 在线 最好 课 公开课 視頻 视频 讲座 講座 コース 学ぶ 勉強 講義 강좌 강의 배우기 수업
دورة دورات كورس كورسات تعلم تعليم درس دروس شرح कोर्स सीखें सीखना सीखे ट्यूटोरियल kursus belajar corso corsi imparare ders dersleri
`;

// Words that carry no meaning of their own.
const GRAMMAR = `
a an the of for to in on and or with from by at as is are be i me my you your about using use into via what why
can do does that this it its s t vs & not other
el la los las un una de del en con para por y o e al mi que como sobre
do da dos das um uma em com no na nos nas os ao aos
le les des du une et pour avec dans sur par au aux d l en
der die das den dem des ein eine einen und oder mit fur auf von zu im zum zur ist
и в на с со для по из о об от до как что это к у за не
і й та у з із зі від як що це до про
di il lo gli per con e in dan untuk dengan yang ve ile bir icin
में की का के से और को है पर فى في من على عن مع و 的 和 与 の と を に
`;

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold));
}

const how = setOf(HOW);
const grammar = setOf(GRAMMAR);

/** Whether a folded word says how to learn rather than what: it hardly weighs and is never required. */
export function isFiller(word: string): boolean {
  return how.has(word) || grammar.has(word);
}

/** Whether a folded word is grammar: it carries no meaning even in a title. */
export function isGrammar(word: string): boolean {
  return grammar.has(word);
}

export const FILLER_WORDS: readonly string[] = [...how, ...grammar];
