/**
 * A setting that knows only some values; an empty one counts as not set.
 * @throws Error naming the variable that is wrong
 */
export function oneOf<Value extends string>(
  variable: string,
  given: string | undefined,
  known: readonly Value[],
): Value | undefined {
  const value = given?.trim();
  if (!value) return undefined;
  const found = known.find((other) => other === value);
  if (found !== undefined) return found;
  throw new Error(`${variable} must be ${known.map((one) => `"${one}"`).join(' or ')}, not "${value}".`);
}
