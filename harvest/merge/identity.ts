import { canonicalAddress, hostOf } from '@/harvest/facts/canonical-address';
import { foldTitle } from '@/lib/course/fold-title';

/**
 * The kinds of keys, in the order in which they join courses: the source's own name, the platform's key, the address,
 * title and provider on one platform, and provider and course code across platforms.
 */
export const KEY_KINDS = { ref: 0, platform: 1, address: 2, name: 3, code: 4 } as const;
export type KeyKind = (typeof KEY_KINDS)[keyof typeof KEY_KINDS];
export type Key = { kind: KeyKind; key: string };

/** What identifies a course, from a fact or from a catalogue. */
export type Known = {
  title: string;
  provider: string;
  url: string;
  kind?: string | undefined;
  code?: string | undefined;
  playlistId?: string | undefined;
};

const VIDEO_ID = /^[\w-]{11}$/;
const PLAYLIST_ID = /^(?:PL|UU|FL|OL|RD|EC)[\w-]{10,62}$/;
const OCW = /^\/courses\/([\w-]+)(?:\/|$)/;
const RUN = 'course-v1:';
/** "A1" and "101" are codes of everyone. */
const TELLING_CODE = /^(?=.*\p{L})(?=.*\d).{4,}$/u;

/** The key that a platform gives to a course, whatever address shows it; undefined where it has none. */
export function platformKey({ url, kind, playlistId }: Known): string | undefined {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostOf(url);
  const list = playlistId ?? searchParams.get('list') ?? '';
  if (PLAYLIST_ID.test(list)) return `list:${list}`;
  if (/(?:^|\.)(?:youtube\.com|youtu\.be)$/.test(hostname)) {
    const video = hostname.endsWith('youtu.be') ? pathname.slice(1) : (searchParams.get('v') ?? '');
    return kind === 'single-video' && VIDEO_ID.test(video) ? `video:${video}` : undefined;
  }
  if (host === 'ocw.mit.edu') {
    const course = OCW.exec(pathname)?.[1];
    return course && `ocw:${course.toLowerCase()}`;
  }
  const [org, number] = runOf(pathname) ?? [];
  return org && number ? `edx:${host}:${org}+${number}`.toLowerCase() : undefined;
}

/** Organisation and number of `course-v1:Ex+CS1+2026`, without the run: the same course in every year. */
function runOf(pathname: string): string[] | undefined {
  const segments = safeDecode(pathname).split('/');
  const key = segments.find((segment) => segment.toLowerCase().startsWith(RUN));
  return key?.slice(RUN.length).split('+');
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address, if it shows one course and not a home page or a channel. */
function addressKey({ url }: Known): string | undefined {
  const address = canonicalAddress(url);
  if (!address?.includes('/')) return undefined;
  return /^youtube\.com\/(?:c\/|channel\/|user\/|@)/.test(address) ? undefined : address;
}

/** All keys of a course, the surest first. */
export function keysOf(known: Known): Key[] {
  const platform = platformKey(known);
  const address = addressKey(known);
  const [title, provider] = [foldTitle(known.title), foldTitle(known.provider)];
  const code = foldTitle(known.code ?? '').replaceAll(' ', '');
  return [
    ...(platform ? [{ kind: KEY_KINDS.platform, key: platform }] : []),
    ...(address ? [{ kind: KEY_KINDS.address, key: address }] : []),
    ...(title && provider
      ? [{ kind: KEY_KINDS.name, key: `${hostOf(known.url)}|${title}|${provider}` }]
      : []),
    ...(TELLING_CODE.test(code) && provider ? [{ kind: KEY_KINDS.code, key: `${provider}|${code}` }] : []),
  ];
}
