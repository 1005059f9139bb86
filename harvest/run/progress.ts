import { MultiBar, Presets, type SingleBar } from 'cli-progress';
import type { SourceReport } from './harvest-source';

export type Progress = {
  read: (id: string, done: number, total: number | undefined) => void;
  done: (report: SourceReport) => void;
  rows: (rows: number) => void;
  stop: () => void;
};

/** A bar for each source that is read, with counts and the time left; on a terminal only. */
export function openProgress(isTerminal: boolean): Progress {
  if (!isTerminal) return { read: () => {}, done: () => {}, rows: () => {}, stop: () => {} };
  const bars = new MultiBar(
    {
      format: '{bar} {value}/{total} | {eta_formatted} left | {name}',
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_grey,
  );
  const open = new Map<string, SingleBar>();
  const barOf = (name: string, total: number): SingleBar => {
    const bar = open.get(name) ?? bars.create(total, 0, { name });
    open.set(name, bar);
    return bar;
  };
  return {
    read: (id, done, total) => {
      // Without a total the bar is always half full, and its count says how far it is.
      const bar = barOf(id, total ?? done * 2);
      bar.setTotal(total ?? done * 2);
      bar.update(done);
    },
    done: ({ id }) => {
      const bar = open.get(id);
      if (bar) bars.remove(bar);
      open.delete(id);
    },
    rows: (rows) => {
      const bar = barOf('catalogue', rows * 2);
      bar.setTotal(rows * 2);
      bar.update(rows);
    },
    stop: () => bars.stop(),
  };
}
