import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { notLoaded } from './load-part';
import { showToast } from './toast';

/**
 * Loads a component's code when it is first needed. If that fails, the person is told, and `onFail` resets
 * the state so that they can try again.
 * @param load must be the same function in every render
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  onFail: () => void,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(() => {
    onFail();
    void showToast(notLoaded(), 'bad');
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
