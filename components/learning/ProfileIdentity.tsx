import { useSession } from '@/lib/browser/use-session';

const FALLBACK = '/default-avatar.svg';

/** Name, address and picture of whoever is signed in; for others, what signing in would add. */
export function ProfileIdentity() {
  const session = useSession();
  const user = session.kind === 'signed-in' ? session.user : undefined;
  return (
    <header className="flex min-h-20 items-center gap-4">
      {/* biome-ignore lint/performance/noImgElement: a picture of another host, small already */}
      <img
        key={user?.photoURL ?? FALLBACK}
        src={user?.photoURL ?? FALLBACK}
        alt=""
        width={72}
        height={72}
        referrerPolicy="no-referrer"
        onError={({ currentTarget }) => {
          if (!currentTarget.src.endsWith(FALLBACK)) currentTarget.src = FALLBACK;
        }}
        className="size-18 rounded-full bg-raised object-cover"
      />
      <div className="min-w-0">
        <h1 className="text-3xl font-extrabold">
          <bdi>{user?.displayName ?? 'Profile'}</bdi>
        </h1>
        <p className="text-muted">
          {user?.email ?? (session.kind === 'signed-out' ? 'Not signed in' : '\u00a0')}
        </p>
      </div>
    </header>
  );
}
