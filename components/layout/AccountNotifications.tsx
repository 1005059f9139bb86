import { useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import type { Notification } from '@/lib/learning';
import * as m from '@/messages/layout';

const icons: Partial<Record<string, IconName>> = {
  challenge: 'target',
  course: 'star',
  achievement: 'trophy',
};

/** Collapsed, it shows the first notification and how many more there are; expanded, it shows all. */
export function AccountNotifications({ notifications }: { notifications: Notification[] }) {
  const [expanded, setExpanded] = useState(false);
  const headingId = useId();
  const [first, ...more] = notifications;
  return (
    <section aria-labelledby={headingId}>
      <div className="flex min-h-9 items-center justify-between gap-2">
        <h3 id={headingId} className="text-sm font-bold">
          {m.notifications()}
        </h3>
        {more.length > 0 && (
          <button
            type="button"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className="-me-2 min-h-9 cursor-pointer rounded-lg px-2 text-sm font-semibold text-accent-strong hover:bg-raised pointer-coarse:min-h-11"
          >
            {expanded ? m.showLess() : m.viewAll()}
          </button>
        )}
      </div>
      {first ? (
        <ul className="space-y-1.5">
          <Item {...first} />
        </ul>
      ) : (
        <p className="text-sm text-muted">{m.noNewNotifications()}</p>
      )}
      {more.length > 0 && (
        <p className="py-1.5 text-xs text-muted">{m.moreNotifications({ count: more.length })}</p>
      )}
      {expanded && (
        <ul className="space-y-1.5">
          {more.map((notification) => (
            <Item key={notification.id} {...notification} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ text, type }: Notification) {
  return (
    <li className="flex gap-2.5 rounded-xl bg-raised px-3 py-2 text-sm">
      <Icon name={icons[type] ?? 'pin'} className="mt-0.5 size-4 shrink-0 text-accent-strong" />
      <span>{text}</span>
    </li>
  );
}
