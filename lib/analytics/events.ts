import type { FaultCode } from '@/lib/guide/chat/chat.types';

/** Why an answer of the guide did not help. */
export const FEEDBACK_REASONS = ['wrong', 'unclear', 'off-topic', 'incomplete', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Every analytics event and what it says. Nothing here may tell who somebody is. */
export type EventMap = {
  page_view: { path: string };
  login:
    | { method: 'google'; status: 'success' }
    | { method: 'google'; status: 'error'; error_code: string; error_message: string };
  /** From the server. `words` only where nothing was found, and only when they can hold no name or number of a person. */
  search_performed: { result_count: number; filtered: boolean; words?: string };
  /** From the server, once a minute at most for each source and trouble. */
  live_source_failed: { source: string; trouble: string };
  /** From the server: a study plan or a question about a lesson, and who answered it in the end. */
  guide_used: { about: 'plan' | 'lesson'; by: 'rule' | 'model'; outcome: 'answered' | FaultCode };
  /** Nothing of what was asked or answered. */
  guide_feedback: { mode: 'lesson' | 'plan' } & (
    | { helpful: true }
    | { helpful: false; reason: FeedbackReason }
  );
};

export type EventName = keyof EventMap;
export type AnalyticsEvent = { [Name in EventName]: { name: Name; detail: EventMap[Name] } }[EventName];
