import type { GetServerSideProps, GetStaticPropsResult } from 'next';
import type { UnavailableCourse } from '@/lib/courses/unavailable-course';
import { assertServer } from '@/lib/server/guard';
import { cachePublicly, retryLater } from '@/lib/server/http/cache-headers';
import { loadPage } from '@/lib/server/http/load-page';
import { isNavigation } from '@/lib/server/http/visit';
import { catalog } from '@/lib/server/search';
import type { CourseLookup, SearchEngine } from '@/lib/server/search/search-engine.types';
import { liveSources } from '@/lib/server/sources';
import { findLiveCourse } from '@/lib/server/sources/find-live-course';
import { askContextOf } from '@/lib/server/sources/quota/ask-context';

assertServer('lib/server/courses/load-live');

/** A circuit breaker retries its source after about ten seconds. */
const RETRY_SECONDS = 15;

type Finder = Pick<SearchEngine, 'findCourse'>;
type Load<P> = (
  finder: Finder,
  id: string,
  lesson: string,
) => Promise<GetStaticPropsResult<P | UnavailableCourse>>;

/**
 * Loads a page of a live course: the loader of catalogue courses, applied to the source's answer. A course
 * that is gone gives 404, a source that is down gives 503; both show related courses. Never indexed, because
 * the number of such pages has no limit.
 */
export function loadLive<P extends Record<string, unknown>>(
  load: Load<P>,
): GetServerSideProps<P | UnavailableCourse> {
  return loadPage<P | UnavailableCourse>(async ({ params, req, res }) => {
    const [id, lesson] = [String(params?.id), String(params?.lesson)];
    res.setHeader('X-Robots-Tag', 'noindex, follow');
    const local = await catalog().findCourse(id);
    const context = askContextOf(req, isNavigation(req) ? 'user' : 'automated');
    const live =
      local.kind === 'missing' ? await findLiveCourse(liveSources(), catalog(), id, context) : undefined;
    if (live && live.kind !== 'found') {
      const gone = live.kind === 'gone';
      // Within the site (a client-side navigation) it is a page like any other.
      if (req.headers['x-nextjs-data']) res.setHeader('Cache-Control', 'private, no-store');
      else if (gone) res.statusCode = 404;
      else retryLater(res, RETRY_SECONDS);
      const { source, title, related } = live;
      return { props: { unavailable: { id, gone, source, related, ...(title && { title }) } } };
    }
    const lookup: CourseLookup = live ? { ...live, topics: [] } : local;
    const result = await load({ findCourse: async () => lookup }, id, lesson);
    if ('notFound' in result) return { notFound: true };
    if ('redirect' in result) return { redirect: result.redirect };
    cachePublicly(res);
    return { props: result.props };
  });
}
