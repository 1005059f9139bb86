import { useCallback, useEffect, useState } from 'react';
import { onSession } from '@/lib/browser/account/session';
import type { GuideState, QuestionQuota } from '@/lib/guide/chat/chat.types';
import { readGuideState } from '@/lib/guide/chat/read-chat-event';
import { paths } from '@/lib/paths';
import { loadJson } from './load-json';
import { proofHeaders } from './proof';

/**
 * Whether a model answers here, and what one may still ask of it; undefined until that is known. Asked again when
 * somebody signs in or out. Where it cannot be found out no model answers: the guide then works by rule.
 */
export function useGuideState() {
  const [state, setState] = useState<GuideState>();

  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      try {
        const headers = await proofHeaders();
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

  const setAllowance = useCallback((allowance: QuestionQuota) => setState({ model: true, allowance }), []);
  return { state, setAllowance };
}
