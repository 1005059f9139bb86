/**
 * Parses a setting with a fixed set of values; an empty one counts as unset.
 * @throws Error naming the wrong variable
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
