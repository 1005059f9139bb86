import type { SyncEngine } from '@polymath/engine';
import { z } from 'zod';
import type { SiteTypes } from '@/lib/course';
import { readJsonl } from '@/scripts/read-jsonl';
import { percentile } from './statistics';

const verdicts = { same: z.array(z.string()), other: z.array(z.string()).optional() };
/** A course that costs money, and which of the free ones that are shown teach the same. */
const twinSchema = z.strictObject({ course: z.string(), ...verdicts });
/** A lesson (`course#3`), and which of the lessons of others that are shown are on the same. */
const teacherSchema = z.strictObject({ lesson: z.string(), ...verdicts });

type Judged = { id: string; same: string[]; other?: string[] | undefined };
type Result = { shown: number; right: number; unjudged: string[]; asked: number; p95: number };

function judge(judged: readonly Judged[], ask: (id: string) => string[]): Result {
  const times: number[] = [];
  const result = { shown: 0, right: 0, unjudged: [] as string[] };
  for (const { id, same, other = [] } of judged) {
    const from = performance.now();
    const found = ask(id);
    times.push(performance.now() - from);
    result.shown += found.length;
    result.right += found.filter((one) => same.includes(one)).length;
    for (const one of found)
      if (!same.includes(one) && !other.includes(one)) result.unjudged.push(`${id} > ${one}`);
  }
  return { ...result, asked: judged.length, p95: percentile(times, 0.95) };
}

function print(name: string, { shown, right, unjudged, asked, p95 }: Result): void {
  const share = shown === 0 ? 0 : right / shown;
  console.log(
    `${name} of ${asked}: ${shown} shown, precision ${share.toFixed(3)}, p95 ${p95.toFixed(1)} ms without a cache`,
  );
  for (const one of unjudged) console.log(`  nobody judged ${one}`);
}

/** Prints how many free courses and other teachers that are shown were judged right. What nobody judged counts as wrong. */
export function judgeBeside(engine: SyncEngine<SiteTypes>): void {
  const twins = readJsonl('bench/judged/twins.jsonl', twinSchema);
  const teachers = readJsonl('bench/judged/teachers.jsonl', teacherSchema);
  print(
    'free twins',
    judge(
      twins.map(({ course, ...more }) => ({ id: course, ...more })),
      (id) => {
        const found = engine.findCourse(id);
        return 'twins' in found ? (found.twins ?? []).map(({ card }) => card.id) : [];
      },
    ),
  );
  print(
    'other teachers',
    judge(
      teachers.map(({ lesson, ...more }) => ({ id: lesson, ...more })),
      (lesson) => {
        const [id = '', number] = lesson.split('#');
        const { teachers: found = [] } = engine.besideLesson(id, Number(number)) ?? {};
        return found.map((link) => `${link.course.id}#${link.number}`);
      },
    ),
  );
}
