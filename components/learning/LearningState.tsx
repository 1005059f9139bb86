import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { loadLearning, type LearningState as State } from '@/lib/learning/browser/use-learning';
import * as m from '@/messages/learning';

type Props = { state: State; children: (learning: Extract<State, { kind: 'ready' }>) => ReactNode };

/** Shown on a learner's page before its data is loaded. */
export function LearningState({ state, children }: Props) {
  switch (state.kind) {
    case 'loading':
      return (
        <div className="py-6">
          <p className="without-script">{m.needsScript()}</p>
          <div role="status" className="needs-script grid gap-3">
            <span className="sr-only">{m.loadingCourses()}</span>
            {[0, 1, 2].map((line) => (
              <div key={line} className="h-28 animate-pulse rounded-2xl bg-raised" />
            ))}
          </div>
        </div>
      );
    case 'unavailable':
      return (
        <div className="grid content-start justify-items-start gap-4 py-6">
          <p role="status">{m.partFailed()}</p>
          <Button look="quiet" onClick={() => void loadLearning().catch(() => undefined)}>
            {m.tryAgain()}
          </Button>
        </div>
      );
    case 'ready':
      return children(state);
  }
}
