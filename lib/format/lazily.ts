/**
 * Makes something when it is first asked for. For the platform's formatters above all: each takes a phone 10 ms or more
 * to make, which at the top of a module every page would pay before it answers.
 */
export function lazily<Thing>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
