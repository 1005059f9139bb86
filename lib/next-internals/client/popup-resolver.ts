import { type Auth, browserPopupRedirectResolver, type PopupRedirectResolver } from 'firebase/auth';

/*
 * Needs: the SDK's resolver of popups is a class, and its `_initialize` fetches Google's frame.
 * Why: the SDK fetches the frame after the click on "Sign in with Google", and Safari blocks a popup that opens so
 * late. We fetch it when the dialog opens.
 * When it is gone: nothing breaks. The frame is fetched at the click again, as without this file.
 */

type Resolver = { _initialize?: (auth: Auth) => Promise<unknown> };

const resolver = new (browserPopupRedirectResolver as unknown as new () => Resolver)();
/** The SDK makes one object of the class that it is given: it gets the one that we have prepared. */
function givePrepared() {
  return resolver;
}
// From the second popup on it checks that the object is of that class.
givePrepared.prototype = Object.getPrototypeOf(resolver);

/** To be given to every call of the SDK that opens a popup. */
export const popups = givePrepared as unknown as PopupRedirectResolver;

/** Fetches what a popup needs. A failure shows when the popup is asked for. */
export async function prepareFrame(auth: Auth): Promise<void> {
  await resolver._initialize?.(auth).catch(() => undefined);
}
