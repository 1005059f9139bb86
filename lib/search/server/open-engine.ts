import * as engine from '@polymath/engine';
import { courseRules } from '@/lib/search/server/course-rules';

export type { SyncEngine } from './search-engine.types';

type Options = Parameters<typeof engine.openEngine>[2];

/** Opens an index of this site's courses. @throws Error when there is no complete index at this path */
export const openEngine = (file: string, options?: Options) => engine.openEngine(file, courseRules, options);
