import { catalog } from '@/lib/search/server';
import { liveSources } from '@/lib/sources/server/live-sources';
import type { AskContext } from '@/lib/sources/server/quota/spender';
import type { CourseSources } from './find-course';

/** The catalogue and live sources of this site. `asking` says for whom a live source would be asked. */
export const courseSources = (asking: AskContext): CourseSources => ({
  catalog: catalog(),
  sources: liveSources(),
  asking,
});
