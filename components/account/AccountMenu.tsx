import { Flame, GraduationCap, LogOut, UserRound, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from '@/components/ui/Link';
import { loadAuth, preparePopup } from '@/lib/browser/load-auth';
import type { SessionUser } from '@/lib/browser/session';
import { useAccountNews } from '@/lib/browser/use-account-news';
import { paths } from '@/lib/paths';
import { AccountNotifications } from './AccountNotifications';
import { Avatar } from './Avatar';

type Props = {
  user: SessionUser;
  /** Called when an action has been taken that ends the menu. */
  onDone: () => void;
};

const row =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-xl px-2 text-sm font-semibold hover:bg-raised hover:text-accent-strong';
const icon = 'size-5 shrink-0 text-muted';

/** Failures of either action are only logged. */
function act(action: 'logout' | 'switchAccount'): Promise<void> {
  return loadAuth()
    .then((auth) => auth[action]())
    .catch((error) => console.error('The account could not be changed.', error));
}

export function AccountMenu({ user, onDone }: Props) {
  const news = useAccountNews();
  useEffect(() => void preparePopup(), []);
  const name = user.displayName || user.email || 'Signed in';
  return (
    <div className="absolute top-full right-0 z-40 mt-2 max-h-[calc(100dvh-5rem)] w-80 max-w-[calc(100vw-2rem)] divide-y divide-line overflow-y-auto overscroll-contain rounded-2xl border border-line bg-surface text-left shadow-xl">
      <div className="flex items-center gap-3 p-4">
        <Avatar photoURL={user.photoURL} size={56} />
        <div className="min-w-0">
          <p className="truncate font-bold">
            <bdi>{name}</bdi>
          </p>
          {user.email && user.email !== name && <p className="truncate text-sm text-muted">{user.email}</p>}
          <p className="mt-1.5 min-h-6">
            {news && (
              <span className="inline-flex h-6 items-center gap-1 rounded-full bg-accent px-2.5 text-xs font-bold text-on-accent">
                <Flame aria-hidden className="size-3.5" />
                {news.streakDays} Day Streak!
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
            <UserRound aria-hidden className={icon} /> Profile
          </Link>
        </li>
        <li>
          <Link href={paths.myCourses()} className={row}>
            <GraduationCap aria-hidden className={icon} /> My Courses
          </Link>
        </li>
      </ul>
      <div className="p-2">
        <button type="button" onClick={() => void act('switchAccount').then(onDone)} className={row}>
          <UsersRound aria-hidden className={icon} /> Switch Account
        </button>
        <button type="button" onClick={() => void act('logout').then(onDone)} className={row}>
          <LogOut aria-hidden className={icon} /> Logout
        </button>
      </div>
    </div>
  );
}
