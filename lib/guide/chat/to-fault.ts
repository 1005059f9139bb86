import * as errors from '@/messages/errors';
import * as m from '@/messages/guide';
import type { ChatFault, ModelFault } from './chat.types';
import { withRetryTime } from './guide-fault-messages';

const SENTENCES: Record<ModelFault, () => string> = {
  busy: () => m.busy({ again: errors.tryMoment() }),
  crowded: () => m.crowded({ again: errors.tryMoment() }),
  'at-once': m.atOnce,
  paused: m.modelPaused,
  refused: m.refused,
  'too-long': m.tooLong,
  silent: () => m.silent({ again: errors.tryAgain() }),
  interrupted: () => m.interrupted({ again: errors.tryAgain() }),
  empty: () => m.noAnswer({ again: errors.tryAgain() }),
  unfit: m.unfit,
  unavailable: () => m.modelAway({ again: m.tryLater() }),
};

/** The fault with its sentence for people. `seconds`: until a retry is worthwhile, if known. */
export const toFault = (code: ModelFault, seconds?: number): ChatFault => ({
  code,
  message: withRetryTime(SENTENCES[code](), seconds),
});
