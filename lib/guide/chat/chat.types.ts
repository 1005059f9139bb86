export type {
  ChatEvent,
  ChatFault,
  FaultCode,
  GuideState,
  ModelFault,
  QuestionQuota,
} from './read-chat-event';

export const MAX_QUESTION = 500;
/** Maximum number of earlier questions and answers that are sent with a question. */
export const MAX_HISTORY = 12;
/** Characters. */
export const MAX_ANSWER = 12_000;
export const MAX_FOLLOW_UPS = 3;
