import type { Source } from '@/lib/course/course.schema';
import * as m from '@/messages/course';

type Props = Pick<Source, 'licence' | 'licenceUrl'> & { className?: string };

/** Names of SPDX, whose list has the text of each: "MIT", "CC-BY-4.0". */
const SPDX = /^(?:ISC|MIT|Unlicense|[A-Z][A-Za-z-]*\d[\w.-]*)$/;

/** What stands in place of a licence where there is none to name; the page of the sources explains each. */
const STATES = new Map<string, Parameters<typeof m.licenceState>[0]['state']>([
  ['none stated', 'stated'],
  ['none found', 'found'],
  ['not read', 'read'],
  ['facts alone', 'facts'],
  ['own terms', 'own'],
  ['all rights reserved', 'reserved'],
]);

/** Whether there is a licence to name, or terms: that a list names none says nothing to who chooses a course. */
export const isNamed = (licence: string): boolean =>
  !/^(?:none stated|none found|not read|facts alone)$/.test(licence);

/** The name of a licence, which leads to its text where that is known. */
export function Licence({ licence, licenceUrl, className }: Props) {
  const href = licenceUrl ?? (SPDX.test(licence) ? `https://spdx.org/licenses/${licence}.html` : undefined);
  const state = STATES.get(licence);
  const name = state ? m.licenceState({ state }) : licence;
  if (!href) return name;
  return (
    <a href={href} rel="noopener nofollow" className={className}>
      {name}
    </a>
  );
}
