// Written by "npx tsx scripts/messages.ts" from messages/en/map.json.
import { numberOf } from '@/lib/format/count';

type Text = string | number;

export const countCourses = (v: { count: number }): string => `${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
export const mapAround = (v: { name: Text }): string => `Map around ${v.name}`;
export const map = (): string => "Map";
export const seeCourses = (v: { count: number }): string => `See ${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
export const planMyPath = (): string => "Plan my path";
export const whatComesFirst = (): string => "What comes first";
export const anyoneCanBegin = (): string => "Nothing: anyone can begin with it.";
export const whatHelps = (): string => "What helps";
export const notKnown = (): string => "We do not know what comes before it.";
export const whereItLeads = (): string => "Where it leads";
export const leadsNowhere = (): string => "No other topic needs it.";
export const andMore = (v: { more: number }): string => `And to ${numberOf(v.more)}${(v.more===1?" more topic":" more topics")}.`;
export const whyFor = (v: { of: Text; why: Text }): string => `for ${v.of}: ${v.why}`;
export const helps = (): string => " (helps)";
export const heading = (v: { name: Text }): string => `${v.name}: what comes before and after`;
