import { Panel } from '@/components/learning/Panel';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import type { Learner } from '@/lib/learning/browser/learner';
import { paths } from '@/lib/paths';
import * as m from '@/messages/knowing';

/** The topics that the learner said to know. Each can be taken back. */
export function KnownPanel({ learner }: { learner: Learner }) {
  const { known } = learner;
  if (known.length === 0) return null;
  return (
    <Panel title={m.whatYouKnow()}>
      <p className="mt-2 text-muted">{m.whatFor()}</p>
      <ul className="mt-3 grid gap-1">
        {known.map(({ topic, name }) => (
          <li key={topic} className="flex items-center justify-between gap-3">
            <Link href={paths.map(topic)} className="min-w-0 py-2.5 font-semibold hover:text-accent-strong">
              {name || topic}
            </Link>
            <Button
              look="quiet"
              aria-label={m.undoTopic({ topic: name || topic })}
              onClick={() => learner.markKnown(topic, '', false)}
            >
              {m.undo()}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
