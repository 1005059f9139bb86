// Written by "npx tsx scripts/messages.ts" from messages/en/http.json.
import { numberOf } from '@/lib/format/count';
import { other } from '@/lib/locale/current-locale';

type Text = string | number;

export const error = (v: { status: Text }): string => other('http', 'error', v) ?? `Error ${v.status}`;
export const returnToHome = (): string => other('http', 'returnToHome') ?? "Return to home";
export const tryAgainIn = (v: { seconds: number }): string => other('http', 'tryAgainIn', v) ?? `You can try again in ${numberOf(v.seconds)}${(v.seconds===1?" second":" seconds")}.`;
export const againOrHome = (v: { again: Text; home: Text }): string => other('http', 'againOrHome', v) ?? `${v.again} or ${v.home}`;
export const tryAgain = (): string => other('http', 'tryAgain') ?? "Try again";
export const goHome = (): string => other('http', 'goHome') ?? "return to home";
