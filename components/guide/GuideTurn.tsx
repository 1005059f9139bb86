import Link from 'next/link';
import type { Turn } from '@/lib/guide/conversation';
import { paths } from '@/lib/paths';
import { GuideHits } from './GuideHits';

type Props = { courseId: string; number: number; turn: Turn; onSeek: (second: number) => void };

/** A question and its answer. */
export function GuideTurn({ courseId, number, turn, onSeek }: Props) {
  return (
    <li className="grid gap-2">
      <p className="ms-6 justify-self-end rounded-2xl rounded-ee-md bg-accent-soft px-3 py-2">
        <span className="sr-only">You asked: </span>
        <bdi>{turn.question}</bdi>
      </p>
      <div className="me-2">
        <p className="px-2">{turn.text}</p>
        {turn.hits.length > 0 && (
          <GuideHits courseId={courseId} number={number} hits={turn.hits} onSeek={onSeek} />
        )}
        {turn.search && (
          <p className="mt-1 px-2">
            <Link
              href={paths.search(turn.search)}
              prefetch={false}
              className="font-semibold text-accent-strong underline underline-offset-2"
            >
              Search all courses for “{turn.search}”
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
