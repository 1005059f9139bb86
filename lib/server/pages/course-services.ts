import type { IncomingMessage } from 'node:http';
import { assertServer } from '@/lib/assert-server';
import { courseSources } from '@/lib/server/courses/course-sources';
import { hasModel } from '@/lib/server/guide/has-model';
import { isNavigation } from '@/lib/server/http/visit';
import { askContextOf } from '@/lib/server/sources/quota/ask-context';
import type { CourseServices } from './load-course';

assertServer('lib/server/pages/course-services');

/** The catalogue and live sources of this site. Opening a course counts as asking for it. */
export const courseServices = (req: IncomingMessage): CourseServices => ({
  ...courseSources(askContextOf(req, isNavigation(req) ? 'user' : 'automated')),
  model: hasModel(),
});
