/** Said of what needs code that could not be fetched. */
export const NOT_LOADED = 'Could not load this. Please try again.';

/**
 * Fetches code for what a person has asked for.
 * @throws Error with a sentence for people, where the bundler's own names files
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new Error(NOT_LOADED, { cause });
  }
}
