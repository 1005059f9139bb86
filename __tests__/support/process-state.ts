/** Where `oncePerProcess` keeps its values. */
const KEY = Symbol.for('polymath.process-state');

/** Forgets what the process has once, as if it had just started. */
export const forgetProcessState = (): void => void Reflect.deleteProperty(globalThis, KEY);

/** Puts a test's own value in the place of one that the process would make. */
export function presetProcessState(name: string, value: unknown): void {
  const holder = globalThis as { [KEY]?: Map<string, unknown> };
  holder[KEY] ??= new Map();
  holder[KEY].set(name, value);
}
