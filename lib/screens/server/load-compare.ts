import { type ComparedCourse, type ComparedView, MOST_COMPARED, toComparedCourse } from '@/lib/course';
import { type Course, courseSchema } from '@/lib/course/course.schema';
import { isIndexedPage } from '@/lib/pages';
import { paths } from '@/lib/paths';
import type { SearchEngine } from '@/lib/search/server';
import { type Outcome, orUnavailable, type PageRequest } from './outcome';

type Services = {
  catalog: Pick<SearchEngine, 'findCourse'>;
  /** Returns courses of live sources that are known without a request. */
  recall: (id: string) => Promise<Course | undefined>;
};

/** A form can name all courses of a page of results. */
const MOST_NAMED = 24;

function idsIn(courses: string | string[] | undefined): string[] {
  const named = [courses ?? []].flat().flatMap((value) => value.split(','));
  const valid = named.filter((id) => courseSchema.shape.id.safeParse(id).success);
  return [...new Set(valid)].slice(0, MOST_NAMED);
}

async function findCompared({ catalog, recall }: Services, id: string): Promise<ComparedCourse[]> {
  const found = await catalog.findCourse(id, { related: false });
  const lookup = found.kind === 'moved' ? await catalog.findCourse(found.id, { related: false }) : found;
  if (lookup.kind === 'found') return [toComparedCourse(lookup.course, lookup.topics)];
  const live = lookup.kind === 'missing' ? await recall(id) : undefined;
  return live ? [toComparedCourse(live)] : [];
}

/** Loads `/compare?courses=a,b`. The form without scripts sends a parameter for each course. */
export function loadCompare(
  services: Services,
  { parameters: { courses } }: Pick<PageRequest, 'parameters'>,
) {
  return orUnavailable(async (): Promise<Outcome<ComparedView>> => {
    const ids = idsIn(courses);
    if (Array.isArray(courses)) return { kind: 'redirect', to: paths.compare(ids), status: 303 };
    const found: ComparedCourse[] = [];
    for (const id of ids.slice(0, MOST_COMPARED)) found.push(...(await findCompared(services, id)));
    const props = { courses: found, leftOut: ids.length - found.length };
    return { kind: 'found', props, indexed: isIndexedPage('/compare'), settled: true };
  });
}
