// Written by "npx tsx scripts/messages.ts" from messages/en/format.json.
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const comma = (): string => other('format', 'comma') ?? ", ";
export const named = (v: { name: Text }): string => other('format', 'named', v) ?? `${v.name}`;
export const twoSentences = (v: { one: Text; two: Text }): string => other('format', 'twoSentences', v) ?? `${v.one} ${v.two}`;
