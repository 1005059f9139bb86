import { countOf } from '@/lib/format/count';
import type { HarvestReport } from './harvest';
import type { SourceReport } from './harvest-source';

/** As many as fit on a screen; the catalogue's folder and the journals have the rest. */
const SHOWN = 15;

const number = (value: number): string => value.toLocaleString('en');

function describeSource(report: SourceReport): string {
  switch (report.kind) {
    case 'finished': {
      const { facts, added, changed, removed, missed } = report;
      return `${countOf(facts, 'course')}: ${number(added)} added, ${number(changed)} changed, ${number(removed)} removed, ${number(missed)} not found once`;
    }
    case 'unchanged':
      return `${countOf(report.facts, 'course')}: this release was read before`;
    case 'rejected':
      return `lost ${number(report.lost)} of ${countOf(report.before, 'course')}, more than its maxDrop: the old ones stay (--believe ${report.id} takes the loss over)`;
    case 'partial':
      return `${countOf(report.facts, 'course')} so far, then: ${report.why}. The next run goes on.`;
  }
}

function describeCounts(counts: ReadonlyMap<string, number>): string[] {
  const list = [...counts].sort(([, a], [, b]) => b - a);
  const lines = list.slice(0, SHOWN).map(([name, count]) => `  ${number(count).padStart(9)}  ${name}`);
  return list.length > SHOWN ? [...lines, `  and ${list.length - SHOWN} more`] : lines;
}

/** The summary of a harvest: what was added, changed and removed, and why rows were refused. */
export function describeHarvest({ sources, catalogue }: HarvestReport): string[] {
  const refused = new Map(catalogue.refused);
  for (const source of sources)
    for (const [reason, count] of source.refused) refused.set(reason, (refused.get(reason) ?? 0) + count);
  const { off, newHosts, problems } = catalogue;
  return [
    ...sources.map((report) => `${report.id}: ${describeSource(report)}`),
    ...off.map(
      ({ id, facts }) => `${id}: off, so what is stored of it is left out, ${countOf(facts, 'course')}`,
    ),
    `Catalogue: ${countOf(catalogue.courses, 'course')}, of which ${number(catalogue.base)} were there; ${number(catalogue.merged)} stated several times.`,
    ...describeCounts(catalogue.bySource),
    ...(refused.size > 0 ? ['Refused:', ...describeCounts(refused)] : []),
    ...(newHosts.length > 0 ? [`New hosts, with samples of each in new-hosts.txt: ${newHosts.length}`] : []),
    ...newHosts
      .slice(0, SHOWN)
      .map(({ host, courses, titles }) => `  ${host} (${number(courses)}): ${titles.slice(0, 3).join('; ')}`),
    ...problems
      .slice(0, SHOWN)
      .map(({ file, line, field, message }) => `${file}:${line}: ${field}: ${message}`),
    ...(catalogue.kept ? ['The catalogue was not replaced.'] : []),
  ];
}
