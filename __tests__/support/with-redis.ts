import { hasRedis } from '@/scripts/local/start-redis';

/** Where a Redis must be there, such as in continuous integration, a test without one fails. */
const isThere = hasRedis() || Boolean(process.env.REDIS_SERVER_REQUIRED);

/** A test or a block of tests that needs Redis: reported as skipped on a machine without one. */
export const itWithRedis = isThere ? it : it.skip;
