/** Why an answer of the guide did not help. */
export const FEEDBACK_REASONS = ['wrong', 'unclear', 'off-topic', 'incomplete', 'other'] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Every analytics event and its fields. No field may identify a person. */
export type EventMap = {
  /** `path` is the route, such as `/course/[id]`: which kind of page it was. */
  page_view: { path: string };
  login:
    | { method: 'google'; status: 'success' }
    | { method: 'google'; status: 'error'; error_code: string; error_message: string };
  /** Sent by the server, without the words. */
  search_performed: { result_count: number; filtered: boolean };
  /** Sent by the server, at most once a minute per source and kind of fault. */
  live_source_failed: { source: string; fault: string };
  /**
   * Sent by the server: a study plan or a question about a lesson, who answered it in the end, and `answered` or the code
   * of the fault.
   */
  guide_used: { about: 'plan' | 'lesson'; by: 'rule' | 'model'; outcome: string };
  /** Contains neither the question nor the answer. */
  guide_feedback: { mode: 'lesson' | 'plan' } & (
    | { helpful: true }
    | { helpful: false; reason: FeedbackReason }
  );
};

export type EventName = keyof EventMap;
export type AnalyticsEvent = { [Name in EventName]: { name: Name; detail: EventMap[Name] } }[EventName];
