import * as z from 'zod/mini';
import { createListeners } from '@/lib/browser/page-state';
import { courseCardSchema } from '@/lib/course';
import { type CourseBrief, MAX_BRIEFS } from '@/lib/learning/course-brief';
import { paths } from '@/lib/paths';

const text = z.string();

const briefSchema: z.ZodMiniType<CourseBrief> = z.object({
  card: courseCardSchema,
  playlist: z.exactOptional(z.boolean()),
  lessons: z.array(
    z.object({ videoId: text, title: text, segment: text, seconds: z.exactOptional(z.number()) }),
  ),
});

const courseBriefsSchema = z.object({ courses: z.record(text, briefSchema) });

const listeners = createListeners();
const asked = new Set<string>();
let briefs: ReadonlyMap<string, CourseBrief> = new Map();

function learn(found: Record<string, CourseBrief>): void {
  briefs = new Map([...briefs, ...Object.entries(found)]);
  listeners.tell();
}

/** Loads short descriptions of these courses, each once. A failed one is requested again later. */
export async function fetchBriefs(ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => !asked.has(id));
  for (const id of wanted) asked.add(id);
  for (let at = 0; at < wanted.length; at += MAX_BRIEFS) {
    const some = wanted.slice(at, at + MAX_BRIEFS);
    try {
      const response = await fetch(paths.api.courses(some));
      const read = response.ok ? courseBriefsSchema.safeParse(await response.json()) : undefined;
      if (!read?.success) throw new Error(`The courses could not be read: ${response.status}`);
      learn(read.data.courses);
    } catch {
      for (const id of some) asked.delete(id);
    }
  }
}

export const knownBriefs = () => briefs;

/** Subscribes to newly loaded courses. */
export const onBriefs = listeners.subscribe;
