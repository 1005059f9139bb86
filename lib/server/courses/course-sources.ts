import { assertServer } from '@/lib/assert-server';
import { catalog } from '@/lib/server/search';
import { liveSources } from '@/lib/server/sources';
import type { AskContext } from '@/lib/server/sources/quota/spender';
import type { CourseSources } from './find-course';

assertServer('lib/server/courses/course-sources');

/** The catalogue and live sources of this site. `asking` says for whom a live source would be asked. */
export const courseSources = (asking: AskContext): CourseSources => ({
  catalog: catalog(),
  sources: liveSources(),
  asking,
});
