import type { IncomingMessage } from 'node:http';
import { assertServer } from '@/lib/server/guard';
import { isOpened } from '@/lib/server/http/visit';
import { catalog } from '@/lib/server/search';
import { liveSources } from '@/lib/server/sources';
import { askContextOf } from '@/lib/server/sources/quota/ask-context';
import type { CourseServices } from './find-course';

assertServer('lib/server/pages/course-services');

/** The site's own courses and sources. Whoever opens a course asks for it. */
export const courseServices = (req: IncomingMessage): CourseServices => ({
  catalog: catalog(),
  sources: liveSources(),
  asking: askContextOf(req, isOpened(req) ? 'asked' : 'nobody'),
});
