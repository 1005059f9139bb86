import type { Account } from './accounts';

/** Data in a script: without `<` it cannot end the script. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px system-ui;margin:2rem auto;max-width:24rem}
button,input{box-sizing:border-box;display:block;font:inherit;margin:.5rem 0;padding:.6rem;width:100%}</style>
${body}</html>`;

/**
 * The frame of Firebase's popups. The site's page and the frame call each other through Google's frame script; the
 * chooser gives its answer to the frame.
 */
export const framePage = (): string =>
  page(
    'Sign-in frame',
    `<script>
let site, waiting;
const tell = (authEvent) => site.send('authEvent',
  { type: 'authEvent', authEvent: authEvent ?? { type: 'unknown', error: { code: 'auth/no-auth-event' } } },
  () => {}, gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER);
addEventListener('message', ({ data, origin }) => {
  if (origin !== location.origin || data?.chosen === undefined) return;
  if (site) tell(data.chosen); else waiting = data.chosen;
});
window.gapi_onload = () => gapi.load('gapi.iframes', { callback() {
  site = gapi.iframes.getContext().getParentIframe();
  site.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }),
    gapi.iframes.CROSS_ORIGIN_IFRAMES_FILTER);
  tell(waiting);
} });
</script><script src="https://apis.google.com/js/api.js"></script>`,
  );

/** The popup: choosing one of the accounts of this machine, or adding one. */
export const chooserPage = (accounts: Account[]): string =>
  page(
    'Local sign-in',
    `<h1>Local sign-in</h1><p>This machine stands in for Google. No password is asked for.</p><main></main>
<form hidden><label>E-mail <input type="email" name="email" required></label>
<label>Name <input name="name" required></label><button>Sign in</button></form>
<button type="button" id="add">Add an account</button><script>
const known = ${inScript(
      accounts.map(({ email, displayName, photoUrl, providerUserInfo }) => ({
        sub: providerUserInfo[0]?.rawId,
        email,
        name: displayName,
        picture: photoUrl,
      })),
    )};
const asked = new URLSearchParams(location.search);
const form = document.querySelector('form'), add = document.getElementById('add');
function choose(person) {
  const answer = new URL(location.pathname, location.origin);
  answer.search = new URLSearchParams({ providerId: asked.get('providerId'), id_token: JSON.stringify(person) });
  const chosen = { type: asked.get('authType'), eventId: asked.get('eventId'), urlResponse: answer.href,
    sessionId: 'none', postBody: '', tenantId: null, error: null };
  for (let at = 0; at < opener.frames.length; at += 1)
    opener.frames[at].postMessage({ chosen }, location.origin);
}
for (const person of known) {
  const button = document.createElement('button');
  button.textContent = person.name + ' (' + person.email + ')';
  button.onclick = () => choose(person);
  document.querySelector('main').append(button);
}
add.onclick = () => { form.hidden = false; add.hidden = true; form.elements.email.focus(); };
form.onsubmit = (event) => {
  event.preventDefault();
  choose({ sub: crypto.randomUUID(), ...Object.fromEntries(new FormData(form)) });
};
</script>`,
  );
