import type { IncomingMessage } from 'node:http';
import { hasModel } from '@/lib/guide/server';
import { isNavigation } from '@/lib/http/server';
import { askContextOf } from '@/lib/screens/server/ask-context';
import { catalog } from '@/lib/search/server';
import { courseSources } from '@/lib/sources/server';
import type { CourseServices } from './load-course';

/** The catalogue and live sources of this site. Opening a course counts as asking for it. */
export const courseServices = (req: IncomingMessage): CourseServices => ({
  ...courseSources(askContextOf(req, isNavigation(req) ? 'user' : 'automated')),
  catalog: catalog(),
  model: hasModel(),
});
