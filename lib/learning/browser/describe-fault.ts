import * as m from '@/messages/learning';
import type { Owner, StorageFault } from './sync/stored-documents';

/** Why this browser does not store what is learned, and what that means for the person. */
export const describeFault = (fault: StorageFault, { kind }: Owner): string =>
  `${fault === 'full' ? m.storageFull() : m.storageBlocked()} ${kind === 'device' ? m.progressLost() : m.keepOpen()}`;
