import type { Chapter } from '@/lib/course';
import { cleanLine } from './plain-text';

const LINE = /^\s*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:\s*[-–—:|.)]\s*|\s+)(\S.*)$/;
const LEAST_CHAPTERS = 3;
const LEAST_SECONDS = 10;
const MAX_TITLE = 200;

function readLine(line: string): Chapter | undefined {
  const [, hours, minutes = '', seconds = '', words] = LINE.exec(line) ?? [];
  const title = cleanLine(words, MAX_TITLE);
  if (!title || Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined;
  return { title, start: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) };
}

/**
 * The chapters that YouTube itself would show for a description: the first starts at 0:00, there are at least
 * three, they ascend and each lasts ten seconds or more. If any rule is broken, there are none.
 * @param length of the video in seconds, if known
 */
export function readChapters(description: string, length?: number): Chapter[] | undefined {
  const chapters = description.split(/\r?\n/).flatMap((line) => readLine(line) ?? []);
  if (chapters.length < LEAST_CHAPTERS || chapters[0]?.start !== 0) return undefined;
  const starts = chapters.map(({ start }) => start);
  const ends = [...starts.slice(1), length ?? Number.POSITIVE_INFINITY];
  const lasting = starts.every((start, index) => (ends[index] ?? 0) - start >= LEAST_SECONDS);
  return lasting ? chapters : undefined;
}

const DURATION = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Seconds of an ISO 8601 duration; undefined if absent, or zero for a stream that has not ended. */
export function readDuration(duration: string | null | undefined): number | undefined {
  const parts = DURATION.exec(duration ?? '')?.slice(1);
  if (!parts) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds || undefined;
}
