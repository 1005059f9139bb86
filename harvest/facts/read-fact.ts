import type { Source } from '@/harvest/registry/source.schema';
import { readLanguage } from '@/scripts/import/read-language';
import { readYouTube } from '@/scripts/import/read-lessons';
import { readDay, readHours, readLevel, readText, readYear } from '@/scripts/import/read-values';
import { canonicalAddress } from './canonical-address';
import { type Draft, type Fact, factSchema } from './fact.schema';
import { type Judge, judgeFact, type Reason } from './judge-fact';
import { languageOfScript } from './script-language';

type ReadFact = { fact: Fact } | { refused: Reason; title: string };

const MOST_TAGS = 30;

const lines = (values: readonly unknown[], longest: number): string[] =>
  [
    ...new Set(values.map(readText).filter((text) => text !== undefined && text.length <= longest)),
  ] as string[];

function listOfNames(value: unknown): string[] {
  return lines(Array.isArray(value) ? value : [value], 300).slice(0, 50);
}

/** The address of a course as it stands, without a fragment; undefined where nobody else could open it. */
function readAddress(value: unknown): string | undefined {
  const text = readText(value);
  if (text === undefined || canonicalAddress(text) === undefined) return undefined;
  const url = new URL(text);
  url.hash = '';
  return url.href;
}

function readHoursOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value > 0 ? Math.round(value * 100) / 100 : undefined;
  return readHours(value);
}

/** Cleans what an extractor read and decides whether it may be a course. */
export function readFact(draft: Draft, source: Source, judge: Judge): ReadFact {
  const title = readText(draft.title) ?? '';
  const refuse = (refused: Reason): ReadFact => ({ refused, title: title.slice(0, 120) });
  if (draft.hidden) return refuse('hidden by its source');
  if (title === '') return refuse('no title');
  if (title.length > 300) return refuse('title too long');
  const url = readAddress(draft.url);
  if (url === undefined) return refuse('no address');
  const platform = readText(draft.platform) ?? source.platform;
  const provider = readText(draft.provider) ?? source.provider;
  if (provider === undefined || provider.length > 300) return refuse('no provider');
  const { playlist } = readYouTube(url);
  const instructors = listOfNames(draft.instructors);
  const tags = lines(draft.tags ?? [], 100).slice(0, MOST_TAGS);
  const code = readText(draft.code);
  const read = factSchema.safeParse(
    JSON.parse(
      JSON.stringify({
        ref: readText(String(draft.ref ?? url))?.slice(0, 500),
        title,
        provider,
        url,
        page: draft.page,
        platform: platform === provider ? undefined : platform,
        instructors: instructors.length > 0 ? instructors : undefined,
        kind: draft.kind,
        language: readLanguage(draft.language) ?? source.language ?? languageOfScript(title),
        level: readLevel(draft.level),
        year: readYear(draft.year),
        hours: readHoursOf(draft.hours),
        cost: draft.cost ?? source.cost,
        code: code && code.length >= 2 && code.length <= 60 ? code : undefined,
        tags: tags.length > 0 ? tags : undefined,
        playlistId: draft.playlistId ?? playlist,
        endsAt: readDay(draft.endsAt),
        ...draft.inside,
      }),
    ),
  );
  if (!read.success) return refuse('unreadable');
  const reason = judgeFact(read.data, judge);
  return reason ? refuse(reason) : { fact: read.data };
}
