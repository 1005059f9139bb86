import type { Source } from '@/lib/course/course.schema';

type Props = Pick<Source, 'licence' | 'licenceUrl'> & { className?: string };

/** Names of SPDX, whose list has the text of each: "MIT", "CC-BY-4.0". */
const SPDX = /^(?:ISC|MIT|Unlicense|[A-Z][A-Za-z-]*\d[\w.-]*)$/;

/** The name of a licence, which leads to its text where that is known. */
export function Licence({ licence, licenceUrl, className }: Props) {
  const href = licenceUrl ?? (SPDX.test(licence) ? `https://spdx.org/licenses/${licence}.html` : undefined);
  if (!href) return licence;
  return (
    <a href={href} rel="noopener nofollow" className={className}>
      {licence}
    </a>
  );
}
