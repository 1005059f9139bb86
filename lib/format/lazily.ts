/**
 * Creates a value on first use. Meant for `Intl` formatters: each takes a phone 10 ms or more to create,
 * which every page would pay if it happened at module load.
 */
export function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
