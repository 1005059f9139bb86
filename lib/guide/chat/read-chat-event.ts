import { isPlan } from '@/lib/guide/plan/is-plan';
import { type ChatEvent, type ChatFault, FAULTS, type GuideState, type QuestionQuota } from './chat.types';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

function isQuota(value: unknown): value is QuestionQuota {
  if (!isFields(value)) return false;
  const { left, of, renewsIn, who, site, unanswered } = value;
  if (![site, unanswered].every((mark) => mark === undefined || mark === true)) return false;
  return [left, of, renewsIn].every(isCount) && ['signed-out', 'signed-in', 'pro'].includes(String(who));
}

function isFault(value: unknown): value is ChatFault {
  if (!isFields(value)) return false;
  const { code, message, retryAfter } = value;
  return (
    FAULTS.some((one) => one === code) && isText(message) && (retryAfter === undefined || isCount(retryAfter))
  );
}

function isEvent(value: unknown): value is ChatEvent {
  if (!isFields(value)) return false;
  switch (value.type) {
    case 'quota':
      return isQuota(value.quota);
    case 'text':
      return isText(value.text);
    case 'cite':
      return isCount(value.second) || isCount(value.lesson);
    case 'search':
      return isText(value.words);
    case 'ask':
      return isText(value.question);
    case 'plan':
      return isPlan(value.plan) && (value.instead === undefined || isFault(value.instead));
    case 'done':
      return true;
    case 'fault':
      return isFault(value);
    default:
      return false;
  }
}

/** Parses one event of `/api/chat`; undefined if it is invalid. */
export function readChatEvent(text: string): ChatEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the answer of `/api/guide`; anything invalid means that there is no model. */
export function readGuideState(value: unknown): GuideState {
  if (isFields(value) && value.model === true && isQuota(value.quota))
    return { model: true, quota: value.quota };
  return { model: false };
}
