import { Avatar } from '@/components/account/Avatar';
import { useSession } from '@/lib/account/browser';
import * as m from '@/messages/learning';

/** Name, address and photo of the signed-in person; otherwise the benefits of signing in. */
export function ProfileIdentity() {
  const session = useSession();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  return (
    <header className="flex min-h-20 items-center gap-4">
      <Avatar photoURL={user?.photoURL ?? null} size={72} />
      <div className="min-w-0">
        <h1 className="text-3xl font-extrabold">
          <bdi>{user?.displayName ?? m.profile()}</bdi>
        </h1>
        <p className="text-muted">
          {user?.email ?? (session.kind === 'signed-out' ? m.notSignedIn() : '\u00a0')}
        </p>
      </div>
    </header>
  );
}
