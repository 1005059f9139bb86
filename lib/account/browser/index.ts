export { closeAccountPanel, isAccountPanelOpen, onAccountPanel, openAccountPanel } from './account-panel';
export { forgetOthers, ownedKey } from './forget-others';
export type { Leaving, UnsavedAnswer } from './leave-account';
export { loadAuth, preparePopup } from './load-auth';
export { logOut } from './log-out';
export { currentSession, currentUid, onSession, onSignOut, type Session, type SessionUser } from './session';
export { useOneTap } from './use-one-tap';
export { useSession } from './use-session';
