import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { NOT_LOADED } from './load-part';
import { showToast } from './toast';

/**
 * A component whose code is fetched when it is first wanted. Where it cannot be fetched the person is told, and
 * `onFail` takes the wish back so that it can be made again.
 * @param load the same function at every render
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFail: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(() => {
    onFail();
    void showToast(NOT_LOADED, 'bad');
  });

  useEffect(() => {
    if (!wanted) return;
    let stale = false;
    load().then(
      (component) => {
        if (!stale) setLoaded(() => component);
      },
      () => {
        if (!stale) fail();
      },
    );
    return () => {
      stale = true;
    };
  }, [load, wanted]);

  return Loaded;
}
