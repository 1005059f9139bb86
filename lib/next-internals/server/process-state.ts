import { assertServer } from '@/lib/server/guard';

assertServer('lib/next-internals/server/process-state');

/**
 * Next loads a module once for each bundle: a route may have its own copy of its variables, and the http server around
 * Next always has. What a process must have once (workers, counters, connections, the order to stop) is kept here,
 * under one key that all copies know. Without this each copy would start workers and count for itself.
 */
const KEY = Symbol.for('polymath.process-state');

type Holder = { [KEY]?: Map<string, unknown> };

function registry(): Map<string, unknown> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/**
 * A value that the whole process has once; `make` is called when it is first asked for.
 * @param name belongs to the one module that calls this with it, so all copies agree on the type.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): () => Value {
  return () => {
    const values = registry();
    if (!values.has(name)) values.set(name, make());
    return values.get(name) as Value;
  };
}
