// Written by "npx tsx scripts/messages.ts" from messages/en/map.json.
import { numberOf } from '@/lib/format/count';
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const countCourses = (v: { count: number }): string => other('map', 'countCourses', v) ?? `${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
export const mapAround = (v: { name: Text }): string => other('map', 'mapAround', v) ?? `Map around ${v.name}`;
export const map = (): string => other('map', 'map') ?? "Map";
export const seeCourses = (v: { count: number }): string => other('map', 'seeCourses', v) ?? `See ${numberOf(v.count)}${(v.count===1?" course":" courses")}`;
export const planMyPath = (): string => other('map', 'planMyPath') ?? "Plan my path";
export const whatComesFirst = (): string => other('map', 'whatComesFirst') ?? "What comes first";
export const anyoneCanBegin = (): string => other('map', 'anyoneCanBegin') ?? "Nothing: anyone can begin with it.";
export const whatHelps = (): string => other('map', 'whatHelps') ?? "What helps";
export const notKnown = (): string => other('map', 'notKnown') ?? "We do not know what comes before it.";
export const whereItLeads = (): string => other('map', 'whereItLeads') ?? "Where it leads";
export const leadsNowhere = (): string => other('map', 'leadsNowhere') ?? "No other topic needs it.";
export const andMore = (v: { more: number }): string => other('map', 'andMore', v) ?? `And to ${numberOf(v.more)}${(v.more===1?" more topic":" more topics")}.`;
export const whyFor = (v: { of: Text; why: Text }): string => other('map', 'whyFor', v) ?? `for ${v.of}: ${v.why}`;
export const helps = (): string => other('map', 'helps') ?? " (helps)";
export const heading = (v: { name: Text }): string => other('map', 'heading', v) ?? `${v.name}: what comes before and after`;
