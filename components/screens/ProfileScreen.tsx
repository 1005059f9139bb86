import { useRouter } from 'next/router';
import { LearningState } from '@/components/learning/LearningState';
import { ProfileIdentity } from '@/components/learning/ProfileIdentity';
import { Link } from '@/components/ui/Link';
import { lazyPart, type PartProgress } from '@/components/ui/lazy-part';
import { PartState } from '@/components/ui/PartState';
import { useLearning } from '@/lib/learning/browser';
import { paths } from '@/lib/paths';
import * as m from '@/messages/screens';

const placeholder = (progress: PartProgress) => <PartState {...progress} className="py-6" />;
const MyCourses = lazyPart(
  () => import('@/components/learning/MyCourses').then((module) => module.MyCourses),
  placeholder,
);
const ProfileOverview = lazyPart(
  () => import('@/components/learning/ProfileOverview').then((module) => module.ProfileOverview),
  placeholder,
);

/** The learner's identity, progress and data. */
export function ProfileScreen() {
  const { query } = useRouter();
  const state = useLearning('now');
  const tabs = [
    { name: m.overview(), href: paths.profile(), current: query.tab !== 'courses' },
    { name: m.courses(), href: paths.profileCourses(), current: query.tab === 'courses' },
  ];
  return (
    <div className="site-width min-h-dvh py-6 lg:py-10">
      <ProfileIdentity />
      {/* In the first HTML, and larger than what follows: it is what people see first. */}
      <p className="mt-4 max-w-prose text-lg text-muted">{m.profileText()}</p>
      <nav aria-label={m.profile()} className="mt-6 flex flex-wrap gap-1 border-b border-line">
        {tabs.map(({ name, href, current }) => (
          <Link
            key={name}
            href={href}
            scroll={false}
            aria-current={current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-4 narrow:px-2 font-semibold text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-accent-strong"
          >
            {name}
          </Link>
        ))}
      </nav>
      <LearningState state={state}>
        {(learning) =>
          query.tab === 'courses' ? (
            <MyCourses learning={learning} />
          ) : (
            <ProfileOverview learning={learning} />
          )
        }
      </LearningState>
    </div>
  );
}
