import * as m from '@/messages/layout';

/** Message when code could not be loaded. */
export const notLoaded = (): string => m.notLoaded();

/**
 * Loads code that a person has asked for.
 * @throws Error with a sentence for people; the bundler's own message contains file names
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(notLoaded(), { cause });
  }
}
