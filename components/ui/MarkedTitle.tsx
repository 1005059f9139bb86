import type { ReactNode } from 'react';

type Props = { title: string; marks: [number, number][] };

/** A title with the matched words highlighted. */
export function MarkedTitle({ title, marks }: Props) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    if (start > at) parts.push(title.slice(at, start));
    parts.push(<mark key={start}>{title.slice(start, end)}</mark>);
    at = end;
  }
  parts.push(title.slice(at));
  return parts;
}
