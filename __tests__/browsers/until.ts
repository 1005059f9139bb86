import { expect } from '@playwright/test';
import { stepsTo } from './find-in-page';
import { PATIENCE_MS, type Part } from './visitor';

/** The part of the page, once it is there. */
export async function until<T>(find: () => Promise<T | undefined>, part: Part): Promise<T> {
  let found: T | undefined;
  const look = async () => {
    found = await find();
    return found !== undefined;
  };
  const what = JSON.stringify(stepsTo(part));
  await expect.poll(look, { timeout: PATIENCE_MS, message: `There should be ${what}.` }).toBe(true);
  return found as T;
}
