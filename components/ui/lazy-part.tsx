import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Whether the code of a part could not be loaded, and how to try again. */
export type PartProgress = { failed: boolean; retry: () => void };

/**
 * A component whose code is loaded when it is first shown, in the browser only. `next/dynamic` does the same and adds two
 * kilobytes to a page.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (progress: PartProgress, props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when a module loads
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setFailed(true),
      );
    }, [Part, failed]);
    return Part ? <Part {...props} /> : placeholder({ failed, retry: () => setFailed(false) }, props);
  };
}
