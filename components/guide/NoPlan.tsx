import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';

const LINK = 'text-link';

/** Where to go on from a goal for which there are no courses. */
export function NoPlan({ goal }: { goal: string }) {
  return (
    <p className="mt-6">
      We found no courses for <bdi className="font-semibold">“{goal}”</bdi> that fit. Try other words, another
      level or any language. You can also{' '}
      <Link href={paths.search(goal)} rel="nofollow" className={LINK}>
        search for it
      </Link>{' '}
      or{' '}
      <Link href={paths.topics()} className={LINK}>
        browse all topics
      </Link>
      .
    </p>
  );
}
