import type { Course } from '@/lib/course/course.schema';
import { clock } from '@/lib/course/length';
import { lessonsOf } from '@/lib/course/lessons/lessons-of';
import { secondOf } from '@/lib/guide/chat/citations';
import { answerLesson } from '@/lib/guide/server/answer-lesson';
import { gatherMaterial } from '@/lib/guide/server/prompt/gather-material';
import { aModel, collect, textOf } from './guide-fixtures';

type GroundedRow = {
  question: string;
  asked: number;
  /** Citations that the model made, and those of places that were not supplied. */
  made: number;
  invented: number;
  /** Citations that passed the check, and how many of them name a supplied place. */
  shown: number;
  valid: number;
};

type Place = { starts: number[]; lessons: number };

/** The worst possible model: it cites places that were not supplied. */
const QUESTIONS: Record<string, (place: Place, pick: (most: number) => number) => string> = {
  'Where is this explained? (true places)': ({ starts }, pick) =>
    `It begins at [${clock(starts[pick(starts.length)] ?? 0)}].`,
  'Where else? (a second beside a true place)': ({ starts }, pick) => {
    const start = starts[pick(starts.length)] ?? 0;
    return `See [${clock(start)}] and [${clock(start + 1)}].`;
  },
  'When exactly? (times of its own)': (_place, pick) =>
    `At [${clock(pick(20_000))}], then (${clock(pick(20_000))}) and 【${clock(pick(20_000))}】.`,
  'From when to when? (ranges and lists)': ({ starts }, pick) =>
    `Watch [${clock(starts[pick(starts.length)] ?? 0)}–${clock(pick(20_000))}] or [${clock(pick(9_000))}, ${clock(starts[0] ?? 0)}].`,
  'In which lesson? (lessons that are not there)': ({ lessons }, pick) =>
    `It is in [lesson ${1 + pick(lessons)}], not in [lesson ${lessons + 1 + pick(50)}].`,
  'Anything more? (escaped and odd stamps)': ({ starts }, pick) =>
    `\\[${clock(pick(20_000))}\\] [at ${clock(starts[0] ?? 0)}] [${pick(99)}:${10 + pick(50)}] [[${clock(pick(9_000))}]]`,
};

/** A generator of the same numbers in every run. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * Math.max(1, most));
  };
}

const chaptered = (courses: Course[]) =>
  courses.flatMap((course) =>
    lessonsOf(course).flatMap(({ chapters }, index) => (chapters ? { course, number: index + 1 } : [])),
  );

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Asks about one in so many lessons of courses that have chapters, with a model that invents places. */
export async function askGroundedQuestions(courses: Course[], oneIn = 1): Promise<GroundedRow[]> {
  const places = chaptered(courses).filter((_, at) => at % oneIn === 0);
  const pick = dice(7);
  const rows: GroundedRow[] = [];
  for (const [question, say] of Object.entries(QUESTIONS)) {
    const row: GroundedRow = { question, asked: 0, made: 0, invented: 0, shown: 0, valid: 0 };
    for (const { course, number } of places) {
      const grounding = gatherMaterial(course, number, question);
      if (!grounding) continue;
      const { seconds, lessons } = grounding.citable;
      const said = say({ starts: [...seconds], lessons: Math.max(...lessons) }, pick);
      const cut = pick(said.length);
      const { model } = aModel(said.slice(0, cut), said.slice(cut));
      const asked = { question, history: [] };
      const text = textOf(await collect(answerLesson(model, grounding, asked, new AbortController().signal)));
      const holds = (all: RegExpStringIterator<RegExpExecArray>) =>
        [...all].filter(([, time, lesson]) =>
          time ? seconds.has(secondOf(time) ?? -1) : lessons.has(Number(lesson)),
        ).length;
      const SAID = /((?:\d{1,3}:)?\d{1,3}:\d\d)|\[lesson (\d{1,4})/g;
      const SHOWN = /\[((?:\d+:)?\d+:\d\d)\]|\[lesson (\d+)\]/g;
      row.asked++;
      row.made += count(said, SAID);
      row.invented += count(said, SAID) - holds(said.matchAll(SAID));
      row.shown += count(text, SHOWN);
      row.valid += holds(text.matchAll(SHOWN));
    }
    rows.push(row);
  }
  return rows;
}
