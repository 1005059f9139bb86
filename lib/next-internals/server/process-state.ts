import { assertServer } from '@/lib/assert-server';

assertServer('lib/next-internals/server/process-state');

/**
 * Next bundles each route separately, and the http server is one more bundle, so a module can be loaded several times in
 * one process, each time with its own variables. Values that must exist once per process (workers, counters,
 * connections, the shutdown state) are stored here, under one global key. Without it each copy would start its own.
 */
const KEY = Symbol.for('polymath.process-state');

type Holder = { [KEY]?: Map<string, unknown> };

function registry(): Map<string, unknown> {
  const holder = globalThis as Holder;
  holder[KEY] ??= new Map();
  return holder[KEY];
}

/**
 * A value that exists once per process; `make` is called on first use.
 * @param name must be used by one module only, so that all copies of the module agree on the type
 */
export function oncePerProcess<Value>(name: string, make: () => Value): () => Value {
  return () => {
    const values = registry();
    if (!values.has(name)) values.set(name, make());
    return values.get(name) as Value;
  };
}
