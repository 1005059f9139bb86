import { useEffect, useState } from 'react';
import { Avatar } from '@/components/account/Avatar';
import { Icon } from '@/components/ui/Icon';
import { LanguageLinks } from '@/components/ui/LanguageLinks';
import { Link } from '@/components/ui/Link';
import { type Leaving, loadAuth, logOut, preparePopup, type SessionUser } from '@/lib/account/browser';
import { notLoaded } from '@/lib/browser/load-part';
import { showToast } from '@/lib/browser/toast';
import { useAccountNews } from '@/lib/learning/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/layout';
import { AccountNotifications } from './AccountNotifications';

type Props = {
  user: SessionUser;
  /** @param action as words of a button */
  leaving: (action: string) => Leaving;
  /** Called after an action that closes the menu. */
  onDone: () => void;
};

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-2 text-sm font-semibold hover:bg-raised hover:text-accent-strong aria-disabled:cursor-not-allowed aria-disabled:opacity-60';
const language =
  'flex min-h-11 items-center rounded-xl ps-10 pe-2 text-sm hover:bg-raised hover:text-accent-strong aria-[current]:font-bold';
const icon = 'size-5 shrink-0 text-muted';

type Action = 'logout' | 'switchAccount';

async function switchAccount(leaving: Leaving): Promise<void> {
  const auth = await loadAuth().catch(() => undefined);
  if (!auth) return showToast(notLoaded(), 'bad');
  await auth.switchAccount(leaving);
}

export function AccountMenu({ user, leaving, onDone }: Props) {
  const news = useAccountNews();
  const [pending, setPending] = useState<Action>();
  useEffect(() => void preparePopup(), []);

  async function run(action: Action) {
    if (pending) return;
    setPending(action);
    // Failures of either action are only logged.
    await (action === 'logout'
      ? logOut(leaving(m.toLogOut()))
      : switchAccount(leaving(m.toSwitchAccount()))
    ).catch((error) => console.error('The account could not be changed.', error));
    setPending(undefined);
    onDone();
  }

  const name = user.displayName || user.email || m.signedIn();
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing is filled in here.
    <div
      role="group"
      aria-label={m.account()}
      className="absolute top-full end-0 z-40 mt-2 max-h-[calc(100dvh-8rem-var(--mobile-bar))] w-80 max-w-[calc(100vw-2rem)] divide-y divide-line overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface text-start shadow-xl"
    >
      <div className="flex items-center gap-3 p-4">
        <Avatar photoURL={user.photoURL} size={56} />
        <div className="min-w-0">
          {/* What runs the other way than the page loses its last letters, not its first, where it is too long. */}
          <p className="flex font-bold">
            <bdi className="truncate">{name}</bdi>
          </p>
          {user.email && user.email !== name && (
            <p className="flex text-sm text-muted">
              <bdi className="truncate">{user.email}</bdi>
            </p>
          )}
          <p className="mt-1.5 min-h-6">
            {news && (
              <span className="inline-flex h-6 items-center gap-1 rounded-full bg-accent px-2.5 text-xs font-bold text-on-accent">
                <Icon name="flame" className="size-3.5" />
                {m.dayStreak({ days: news.streakDays })}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="min-h-21 px-4 py-3">
        {news && <AccountNotifications notifications={news.notifications} />}
      </div>
      <ul className="p-2">
        <li>
          <Link href={paths.profile()} className={row}>
            <Icon name="user-round" className={icon} /> {m.profile()}
          </Link>
        </li>
        <li>
          <Link href={paths.myCourses()} className={row}>
            <Icon name="graduation-cap" className={icon} /> {m.myCourses()}
          </Link>
        </li>
        <li>
          <details>
            <summary className={`${row} list-none`}>
              <Icon name="globe" className={icon} /> {m.language()}
              <Icon name="chevron-down" className={`${icon} ms-auto`} />
            </summary>
            <LanguageLinks className={language} />
          </details>
        </li>
      </ul>
      <div className="p-2">
        <button
          type="button"
          aria-disabled={pending !== undefined}
          onClick={() => void run('switchAccount')}
          className={row}
        >
          <Icon name="users-round" className={icon} />
          {pending === 'switchAccount' ? m.switchingAccount() : m.switchAccount()}
        </button>
        <button
          type="button"
          aria-disabled={pending !== undefined}
          onClick={() => void run('logout')}
          className={row}
        >
          <Icon name="log-out" className={`${icon} rtl:-scale-x-100`} />
          {pending === 'logout' ? m.loggingOut() : m.logout()}
        </button>
      </div>
    </div>
  );
}
