import { fold } from './fold';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(fold));

/** Pupils and small children, by language. */
const YOUNG = words(`kid kids child children childs teen teens teenager teenagers pupil pupils daughter
  niño niños niña niñas hijo hija hijos adolescentes criança crianças filho filha enfant enfants ado ados kinder
  kindern jugendliche schüler bambini bambino ragazzi figlio kinderen dzieci dziecko dziecka uczniów licealistów
  детей дети ребенка ребёнка ребенку школьников дітей діти дитини παιδια παιδι çocuk çocuklar çocuğum anak anak-anak 아이 아이들 어린이 초등학생 子供 子ども
  小学生 孩子 儿童 小孩 اطفال للاطفال الاطفال طفل बच्चों बच्चे trẻ เด็ก குழந்தைகள்`);

/** Others whom a course is for and hardly any title names, by language. */
const OTHERS =
  words(`student students senior seniors adult adults elderly parent parents everyone anybody anyone women men
  immigrant immigrants refugee refugees foreigner foreigners tourist tourists traveler travelers traveller travellers fans
  employee employees professional professionals estudiante estudiantes adultos mayores padres principiantes extranjeros
  estudantes estrangeiros étudiant étudiants adulte adultes débutants étrangers studenten studierende erwachsene senioren
  eltern ausländer studenti adulti anziani stranieri volwassenen ouderen buitenlanders dorosłych seniorów studentów
  obcokrajowców студентов взрослых пенсионеров родителей иностранцев студентів дорослих іноземців yetişkinler öğrenciler
  yabancılar 성인 직장인 대학생 社会人 大人 成人 老人 上班族 大学生 للكبار الطلاب`);

/** What a course comes with, by language: beside a subject it is no second one ("sql exercises"). */
const EXTRAS =
  words(`exercise exercises subtitles subtitle homework workbook ejercicios subtítulos exercícios legendas exercices
  sous-titres übungen untertitel esercizi sottotitoli oefeningen ćwiczenia napisami упражнения упражнениями субтитрами вправи
  вправами субтитрами alıştırmalar altyazılı 연습문제 자막 練習問題 字幕 练习`);

/** Whether a word says what comes with a course. */
export const isExtra = (word: string): boolean => EXTRAS.has(fold(word));

/** Whether a word says that a learner is a child: the course is for a pupil. */
export const isYoung = (word: string): boolean => YOUNG.has(fold(word));

/** Whether a word after "for" says for whom a course is, which hardly any title does. */
export const isAudience = (word: string): boolean => OTHERS.has(fold(word));
