import * as m from '@/messages/account';
/** The sentence for a failed sign-in, by the identity service's error code. */
export function loginErrorMessage(code: string): string {
  switch (code) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
    case 'auth/user-cancelled':
      return m.cancelled();
    case 'auth/popup-blocked':
      return m.popupBlocked();
    default:
      return m.failed();
  }
}
