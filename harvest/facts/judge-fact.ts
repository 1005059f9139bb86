import type { BlockedHosts } from '@/lib/catalog/server/blocked-hosts';
import { foldTitle } from '@/lib/course/fold-title';
import { hostOf } from './canonical-address';
import type { Fact } from './fact.schema';

/** Why a row is no course for this catalogue. */
export type Reason =
  | 'no title'
  | 'title too short'
  | 'title too long'
  | 'test or demo'
  | 'coupon or download'
  | 'not a title'
  | 'withdrawn'
  | 'no provider'
  | 'no address'
  | 'another host'
  | 'blocked host'
  | 'ended'
  | 'hidden by its source'
  | 'unreadable';

const SHORTEST = 4;
const LONGEST = 200;
const YEAR_MS = 365 * 24 * 3_600_000;

/** A title, folded, that only somebody who tries out a platform writes; "testing" alone is also a subject. */
const TRIAL =
  /^(?:(?:(?:a|my|the|your) )?(?:new |first |second )?(?:test|testing|demo|dummy|sample|sandbox|example|untitled|draft|temp|tmp) (?:course|kurs|cours|curso|corso|class|run|import|page|site)(?: \d{1,4})?|(?:course|kurs|curso|cours)(?: template| shell| \d{1,4})?|(?:test|demo|draft|sandbox|untitled|dummy|temp|tmp) ?\d{0,4}|demox|edx demonstration course|foo(?: bar)?|x{3,9})$/;
/** Words, folded, by which somebody says that a course is none. */
const TRIAL_WORDS = [
  'do not use',
  'do not enroll',
  'do not enrol',
  'please ignore',
  'please delete',
  'ignore me',
  'delete me',
  'test course',
  'demo course',
  'dummy course',
  'sandbox course',
  'course template',
  'kopie von',
  'copy of',
  'lorem ipsum',
  'asdf',
];
/** A shop or a thief of courses, not a course; folded words. */
const SALES =
  /\b(?:coupon|promo code|100 off|\d\d off|free download|download free|torrent|magnet link|nulled|cracked|warez|giveaway|best price|buy (?:course|now|cheap)|group buy|gutschein|cupom|discount code|descarga gratis|mega link)\b/;
/** What platforms put where a title was, and names of pages that are no course. */
const WITHDRAWN =
  /^(?:\[?(?:deleted|private|removed|unavailable)(?: video| playlist| course)?\]?|page not found|access denied|forbidden|error \d{1,4}|home|homepage|index|login|sign in|register|courses?|all courses|course catalog(?:ue)?|kurse|cursos|cours)$/i;
const LABELLED = /^(?:\[(?:deleted|archived|retired|obsolete|old|closed)\]|404 (?:- )?(?:page )?not found)/i;

const hasPhrase = (folded: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => ` ${folded} `.includes(` ${phrase} `));

const hasLetters = (title: string): boolean => (title.match(/\p{L}/gu)?.length ?? 0) >= 2;

function judgeTitle(title: string): Reason | undefined {
  const folded = foldTitle(title);
  const length = [...title].length;
  // Two characters of Chinese, Japanese and Korean say as much as a word.
  const isDense = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(title);
  if (WITHDRAWN.test(title.trim()) || LABELLED.test(title.trim())) return 'withdrawn';
  if (length < SHORTEST && !isDense) return 'title too short';
  if (length > LONGEST) return 'title too long';
  if (!hasLetters(title) || /^(?:https?:|www\.)/i.test(title) || title.includes('\uFFFD'))
    return 'not a title';
  if (TRIAL.test(folded) || hasPhrase(folded, TRIAL_WORDS)) return 'test or demo';
  return SALES.test(folded) ? 'coupon or download' : undefined;
}

/** The site of a host: its last two names, or three under a country's second level ("ac.uk"). */
function domainOf(host: string): string {
  const names = host.split('.');
  const [second = '', country = ''] = names.slice(-2);
  const keep =
    names.length > 2 &&
    country.length === 2 &&
    /^(?:ac|co|com|edu|gov|net|org|gob|gouv|or|ne|sch)$/.test(second)
      ? 3
      : 2;
  return names.slice(-keep).join('.');
}

export type Judge = { blocked: BlockedHosts; now: number; isCrawl: boolean };

/** Whether one row may become a course, by itself; the first reason against it. */
export function judgeFact(fact: Fact, { blocked, now, isCrawl }: Judge): Reason | undefined {
  const reason = judgeTitle(fact.title);
  if (reason) return reason;
  const host = hostOf(fact.url);
  if (blocked(host) || (fact.page && blocked(hostOf(fact.page)))) return 'blocked host';
  // A page that offers courses of another site is a list of links, a shop or a copy.
  if (isCrawl && fact.page && domainOf(hostOf(fact.page)) !== domainOf(host)) return 'another host';
  if (fact.endsAt && now - Date.parse(fact.endsAt) > 2 * YEAR_MS) return 'ended';
  return undefined;
}
