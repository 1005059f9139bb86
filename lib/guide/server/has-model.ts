import { serverEnv } from '@/lib/server/env';

/** Whether this site has a model that answers questions. */
export const hasModel = (): boolean => Boolean(serverEnv.OPENROUTER_API_KEY);
