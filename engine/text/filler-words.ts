import { fold } from './fold';

/** Words that say how to learn, not what, by language. */
const HOW: Record<string, string> = {
  nl: 'cursus cursussen les lessen leren leer gratis online beste studie beginnen',
  pl: 'podstawy kurs kursy lekcje lekcja nauka uczyć nauczyć naucz uczę szkolenie darmowy najlepszy od podstaw',
  el: 'μάθημα μαθήματα μαθηματα μαθαίνω μάθω μάθε μάθηση σεμινάριο σεμινάρια διδασκαλία',
  vi: 'học khóa khoá dạy bài giảng hướng dẫn tự muốn trực tuyến tốt nhất',
  th: 'เรียน สอน คอร์ส บทเรียน เรียนรู้ อยากเรียน ออนไลน์ คอร์สเรียน สอนทำ วิธีทำ',
  ta: 'கற்க கற்றுக்கொள்ள பாடம் படிப்பு பயிற்சி வகுப்பு கற்றல்',
  en: `course courses class classes tutorial tutorials lesson lessons lecture lectures training learn learning study
    studying teach teaching online best top good great complete full ultimate bootcamp masterclass crash guide video
    videos certificate certification certified program programs mooc moocs playlist series want need become becoming
    how start started getting quick fast easy easily simple zero hero expert everything would like love please improve
    explained explain understand understanding difference between know yourself basics own really actually work works someone people
    first help helping ready finish end idea where where's when year years old age dealing get getting make making looking paced prior simple simply`,
  es: `curso cursos clase clases tutoriales leccion lecciones aprender aprende aprendiendo estudiar mejor mejores linea
    completo completa cero desde quiero quisiera deseo hacer funciona funcionan son`,
  pt: 'como curso cursos aula aulas aprender aprenda melhor melhores completo completa videoaula videoaulas zero quero gostaria',
  fr: `cours lecon lecons apprendre meilleur meilleurs meilleure formation formations tutoriel tutoriels ligne complet
    complete veux voudrais apprends faire fonctionne`,
  de: 'kurs kurse lernen funktioniert mache macht bester besten beste unterricht lektion lektionen tutorien lerne mochte',
  ru: `курс курсы курсов урок уроки уроков обучение учить учиться научиться изучение онлайн лучшие лучший лекции лекция
    нуля хочу хотел`,
  uk: 'вивчити вивчати самостійно курс курси курсів урок уроки урокі навчання вчити вчитися навчитися найкращі найкращий лекції лекція онлайн хочу',
  zh: '课程 教程 学习 在线 最好 课 公开课 视频 讲座 自学 怎么 怎么做 怎样 如何 学 入门 想学 教学 培训',
  ja: 'コース 学ぶ 学びたい 勉強 勉強法 講義 講座 動画 入門 独学 やり方 方法 始め方 教室 習い方',
  ko: '강좌 강의 배우기 수업 배우고 배우는 배워 배우다 싶어요 싶다 싶어 독학 공부 공부하기 기초 교육 하는법 방법 추천 혼자',
  ar: 'دورة دورات كورس كورسات تعلم تعليم درس دروس شرح كيف كيفية اريد أريد تدريب',
  hi: 'कोर्स सीखें सीखना सीखे ट्यूटोरियल पढ़ना पढ़ाई चाहता चाहती हूँ कैसे बोलना',
  id: 'kursus belajar itu bagaimana cara membuat ingin saya',
  fa: 'آموزش یادگیری دوره چگونه',
  ur: 'سیکھیں سیکھنا کیسے',
  bn: 'শিখুন শেখা কোর্স কিভাবে টিউটোরিয়াল',
  he: 'קורס ללמוד לימוד איך שיעורים',
  sw: 'jifunze kujifunza kozi jinsi somo',
  fil: 'paano matuto pag-aaral aralin',
  it: 'corso corsi imparare lezione lezioni fare funziona',
  tr: 'ders dersleri dersler kurs kursu kurslari ogren ogrenmek ogrenme egitimi egitim nasil istiyorum nedir nasil calisir',
};

/** Function words without a meaning of their own, by language. */
const FUNCTION_WORDS: Record<string, string> = {
  nl: 'de het een van en voor met op in te zijn is om naar hoe wat met je mijn',
  pl: 'i w na z do dla o od po za ze jak się nie to co jest są',
  el: 'ο η το οι τα του της των και για με σε στο στη στην από πως',
  vi: 'và cho của là với các những cách để làm sao từ gì nào',
  th: 'คือ คืออะไร และ ของ ที่ เพื่อ สำหรับ ใน กับ อย่างไร วิธี',
  ta: 'மற்றும் எப்படி என்றால் என்ன',
  ko: '을 를 이 가 은 는 에 의 로 으로 와 과 에서 하는 하고 이란 란 무엇인가요 무엇 뭐',
  en: `a an the of for to in on and or with from by at as is are be i me my you your about using use into via what why
    can do does that this it its s t vs other up so if am was were has have had will should could than then there
    they them their he she his her him we us our who which every all some any no`,
  es: 'el la los las un una de del en con para por y o al mi mis tu su que como sobre es cual',
  pt: 'o a os as do da dos das um uma em com de para por e no na nos nas ao aos que como',
  fr: 'le la les un une de du des et pour avec dans sur par au aux en d l je a comment est ce qui que quoi sa son mon mes qu',
  de: 'der die das den dem des ein eine einen und oder fur auf von zu im zum zur ist ich wie man',
  ru: 'такое и в на с со для по из о об от до как что это к у за не',
  uk: 'таке і й та у з із зі від як що це до про в на для',
  it: 'di il lo gli la per con e in del della un una che cosa come cos sul sulla mio mia è sono',
  id: 'dan untuk dengan yang',
  tr: 've ile bir icin',
  hi: 'में का की के से और को है पर',
  ar: 'فى في من على عن مع و الى إلى ما هو هي',
  zh: '的 和 与 什么是 是什么',
  ja: 'とは とは何ですか とは何 の と を に で',
};

const split = (words: string): string[] => words.trim().split(/\s+/);

function languagesByWord(lists: Record<string, string>): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const [language, words] of Object.entries(lists)) {
    for (const word of split(words).map(fold)) all.set(word, [...(all.get(word) ?? []), language]);
  }
  return all;
}

const how = languagesByWord(HOW);
const grammar = languagesByWord(FUNCTION_WORDS);

/** The words as they are written, with their accents. */
const written = new Set([...Object.values(HOW), ...Object.values(FUNCTION_WORDS)].flatMap(split));

/** Whether a typed word is another one that only folds to one of these: "vẽ" is no "ve". */
const isOther = (word: string, surface: string): boolean => surface !== word && !written.has(surface);

/** A year says when a course was held, not what it teaches. */
const YEAR = /^20[0-3]\d$/;

/**
 * Whether a folded word says how to learn rather than what: it has a low weight and is never required. `surface` is the
 * word as typed, where it is known.
 */
export function isFiller(word: string, surface = word): boolean {
  return (how.has(word) || grammar.has(word) || YEAR.test(word)) && !isOther(word, surface);
}

/** Whether a folded word is a function word, without meaning even in a title. */
export function isFunctionWord(word: string, surface = word): boolean {
  return grammar.has(word) && !isOther(word, surface);
}

/** The languages in which a folded word is used this way. */
export function fillerLanguages(word: string): string[] {
  return how.get(word) ?? grammar.get(word) ?? [];
}

export const FILLER_WORDS: readonly string[] = [...new Set([...how.keys(), ...grammar.keys()])];
