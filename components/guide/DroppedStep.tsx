import { Link } from '@/components/ui/Link';
import type { NamedStep } from '@/lib/guide/plan/plan.types';
import * as m from '@/messages/guide';

type Props = { step: NamedStep; label: string; undo: string; href: string };

/** A step that fell away, in its place, with the link that puts it back. */
export function DroppedStep({ step: { name }, label, undo, href }: Props) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 text-muted print:hidden">
      <span>
        {label} {name}
      </span>
      <Link href={href} rel="nofollow" scroll={false} className="text-link py-2">
        {m.undoTopic({ undo, name, hidden: (text) => <span className="sr-only">{text}</span> })}
      </Link>
    </li>
  );
}
