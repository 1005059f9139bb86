import type { Source } from '@/lib/course/course.schema';

type Props = Pick<Source, 'licence' | 'licenceUrl'> & { className?: string };

/** The name of a licence, which leads to its text where that is known. */
export function Licence({ licence, licenceUrl, className }: Props) {
  if (!licenceUrl) return licence;
  return (
    <a href={licenceUrl} rel="noopener nofollow" className={className}>
      {licence}
    </a>
  );
}
