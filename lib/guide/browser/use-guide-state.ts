import { useCallback, useEffect, useState } from 'react';
import { onSession } from '@/lib/account/browser';
import type { GuideState, QuestionQuota } from '@/lib/guide/chat/chat.types';
import { readGuideState } from '@/lib/guide/chat/read-chat-event';
import { paths } from '@/lib/paths';
import { authHeaders } from './auth-headers';
import { loadJson } from './load-json';

/**
 * Whether a model answers here, and the person's remaining quota; undefined until known. Loaded again after a
 * sign-in or sign-out. If it cannot be loaded, the guide works without a model.
 */
export function useGuideState() {
  const [state, setState] = useState<GuideState>();

  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      try {
        const headers = await authHeaders();
        const found = readGuideState(await loadJson(paths.api.guide(), { signal: abort.signal, headers }));
        if (!abort.signal.aborted) setState(found);
      } catch {
        if (!abort.signal.aborted) setState({ model: false });
      }
    };
    void ask();
    const stop = onSession(() => void ask());
    return () => {
      stop();
      abort.abort();
    };
  }, []);

  const setQuota = useCallback((quota: QuestionQuota) => setState({ model: true, quota }), []);
  return { state, setQuota };
}
