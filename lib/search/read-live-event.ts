import { COST_LABELS, KIND_LABELS, LEVEL_LABELS } from '@/lib/courses/labels';
import { LIVE_STATES, type LiveCard, type LiveEvent, type LiveSourceState } from './live.types';

type Fields = Record<string, unknown>;

const isRecord = (item: unknown): item is Fields => typeof item === 'object' && item !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAbsentOr = (type: 'string' | 'number', value: unknown) =>
  value === undefined || typeof value === type;
const isOneOf = (labels: object, value: unknown) => typeof value === 'string' && Object.hasOwn(labels, value);

function isCard(item: unknown): item is LiveCard {
  return (
    isRecord(item) &&
    [item.id, item.title, item.provider, item.language, item.source].every(isText) &&
    isOneOf(KIND_LABELS, item.kind) &&
    isOneOf(COST_LABELS, item.cost) &&
    (item.level === undefined || isOneOf(LEVEL_LABELS, item.level)) &&
    typeof item.playable === 'boolean' &&
    [item.hours, item.year, item.lessonCount].every((value) => isAbsentOr('number', value)) &&
    [item.platform, item.topic, item.subject, item.coverVideoId].every((value) =>
      isAbsentOr('string', value),
    ) &&
    isText(item.url) &&
    /^https?:\/\//.test(item.url)
  );
}

function isSourceState(item: unknown): item is LiveSourceState {
  return (
    isRecord(item) &&
    isText(item.id) &&
    isText(item.name) &&
    LIVE_STATES.some((state) => state === item.state) &&
    isAbsentOr('number', item.found)
  );
}

/**
 * Parses the data of one event of the live stream; undefined if it is invalid. Written by hand to keep the schema
 * library out of the browser.
 */
export function readLiveEvent(line: string): LiveEvent | undefined {
  let event: unknown;
  try {
    event = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(event)) return undefined;
  const { type, sources, cards } = event;
  if (type === 'sources' && Array.isArray(sources)) return { type, sources: sources.filter(isSourceState) };
  if (type === 'cards' && Array.isArray(cards)) return { type, cards: cards.filter(isCard) };
  return type === 'end' ? { type } : undefined;
}
