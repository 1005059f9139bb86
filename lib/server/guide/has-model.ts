import { assertServer } from '@/lib/assert-server';
import { serverEnv } from '@/lib/server/env';

assertServer('lib/server/guide/has-model');

/** Whether this site has a model that answers questions. */
export const hasModel = (): boolean => Boolean(serverEnv.OPENROUTER_API_KEY);
