import * as errors from '@/messages/errors';
import * as m from '@/messages/guide';
import type { ChatFault, FaultCode } from './chat.types';
import { faultOf, USED_UP, type UsedUpCode, usedUpFault, withRetryTime } from './guide-fault-messages';

const SENTENCES: Record<Exclude<FaultCode, UsedUpCode>, () => string> = {
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

const isUsedUp = (code: FaultCode): code is UsedUpCode => code in USED_UP;

/** The fault with its sentence for people. `seconds`: until a retry is worthwhile, if known. */
export const toFault = (code: FaultCode, seconds?: number): ChatFault =>
  isUsedUp(code)
    ? usedUpFault(code, seconds)
    : faultOf(code, withRetryTime(SENTENCES[code](), seconds), seconds);
