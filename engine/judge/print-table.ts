import { markdownTable } from '@/scripts/markdown-table';
import type { Scores } from './judge';

/** What a row is about, and its figures by name; one that was not measured is undefined. */
export type Line = { name: string; searches: number; figures: Record<string, string | undefined> };

export const percent = (share: number | undefined): string | undefined =>
  share === undefined ? undefined : `${Math.round(share * 100)} %`;

export function figuresOf(scores: Partial<Scores> = {}): Line['figures'] {
  const { success1, success3, ndcg } = scores;
  return {
    'success@1': success1?.toFixed(3),
    'success@3': success3?.toFixed(3),
    'nDCG@10': ndcg?.toFixed(3),
  };
}

/** A Markdown table of both engines: ours / stock. A figure that no row has is left out. */
export function printTable(head: string, ours: Line[], stock: Line[]): string {
  const names = Object.keys(ours[0]?.figures ?? {}).filter((name) =>
    ours.some(({ figures }) => figures[name] !== undefined),
  );
  const rows = ours.map(({ name, searches, figures }, at) => [
    name,
    String(searches),
    ...names.map((figure) =>
      figures[figure] === undefined ? '' : `${figures[figure]} / ${stock[at]?.figures[figure] ?? ''}`,
    ),
  ]);
  return markdownTable([[head, 'searches', ...names], ...rows]);
}
