import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorMail, OperatorName } from '@/components/legal/Operator';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { privacyHead } from '@/lib/seo/heads/privacy-head';
import { storageKeys } from '@/lib/storage-keys';

/** Key, what lies under it, how it goes. */
const STORED: [string, string, string][] = [
  [
    storageKeys.recentSearches,
    'Your last five searches, to offer them again',
    '“Clear All” in the search box, or “Logout”',
  ],
  [
    storageKeys.session,
    'While you are signed in: your name, e-mail address, photo and account number',
    '“Logout” in the account menu',
  ],
  [
    storageKeys.learning,
    'What you watched, saved and set, under names that begin so',
    'In My Courses or your Profile; signed in, “Logout”: only what was not sent yet waits for your next visit',
  ],
  [
    storageKeys.deletedAccount,
    'For a moment: the number of an account that you deleted, so that other tabs forget it',
    'By itself, at once',
  ],
  [storageKeys.speed, 'Your speed of watching', 'Watching at normal speed'],
  [storageKeys.guide, 'Your questions about a course and their answers', '“Logout”, or closing the tab'],
  [storageKeys.analyticsConsent, 'Your answer about analytics', 'Settings in your Profile'],
];

export function PrivacyScreen() {
  return (
    <ProsePage
      head={privacyHead()}
      title="Privacy Policy"
      updated="2026-11-21"
      intro={
        <p>
          You can search and read without an account and without being followed. This installation is run by{' '}
          <OperatorName />, who is responsible for what is described here.
        </p>
      }
      sections={[
        {
          id: 'device',
          title: 'What stays on your device',
          body: (
            <>
              <p>The site sets no cookies of its own. It keeps this in your browser's storage:</p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">What it holds</th>
                    <th scope="col">How to remove it</th>
                  </tr>
                </thead>
                <tbody>
                  {STORED.map(([key, holds, removal]) => (
                    <tr key={key}>
                      <td>
                        <code>{key}</code>
                      </td>
                      <td>{holds}</td>
                      <td>{removal}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <p>
                Once you have opened the sign-in, its service keeps an entry of its own (IndexedDB), emptied
                when you log out. Pages that you open are kept for reading offline until you log out. Clearing
                the site's data in your browser removes all of this.
              </p>
            </>
          ),
        },
        {
          id: 'sign-in',
          title: 'When you sign in',
          body: (
            <>
              <p>Signing in is your choice and goes through Google:</p>
              <ul>
                <li>
                  Google asks you which account to use and tells us its name, e-mail address and photo. We
                  never see your password.
                </li>
                <li>
                  Firebase Authentication, a service of Google, keeps that account for this site until you
                  delete it.
                </li>
                <li>
                  What you watch, save and set, and what you had learned on a device before you signed in
                  there, is kept in Firebase's document store, where only your account can read it.
                </li>
                {publicEnv.googleClientId && (
                  <li>
                    While you are signed out, pages load Google's prompt from accounts.google.com, and Google
                    sees your network address and its own cookies.
                  </li>
                )}
              </ul>
              <p>
                “Delete my account” in your <Link href={paths.profile()}>Profile</Link> removes it for good.
                What stays is the account’s number and the moment of its end, so that none of your devices
                brings anything back.
              </p>
            </>
          ),
        },
        {
          id: 'server',
          title: 'What reaches our server',
          body: (
            <p>
              To answer, the server sees your network address, what you asked for and what your browser says
              of itself. Searches are not stored with anything that identifies you. When you look for courses
              elsewhere, our server passes the words, and nothing about you, on to the sources named there,
              such as YouTube's API Services. A page that crashes reports the error, and nothing about you.
              Server logs serve to keep the site running and safe. Study plans and questions to the guide are
              not stored. Questions about a lesson are answered on your device, unless the guide says that an
              AI model answers: those pass, without your name, to OpenRouter and the model's maker.
            </p>
          ),
        },
        {
          id: 'videos',
          title: 'When you open a lesson',
          body: (
            <p>
              Search and course pages ask nothing of video hosts; preview pictures come through our own
              server. A lesson's page loads the host's player, and from then on the host sees your network
              address and may set cookies or similar identifiers under its own policy: mostly YouTube, a
              service of Google (<a href="https://policies.google.com/privacy">Google's Privacy Policy</a>
              ), else the provider that the course's page names.
            </p>
          ),
        },
        {
          id: 'analytics',
          title: 'Counting, if you agree',
          body: (
            <p>
              Where the operator has set up analytics, the site asks first. After a yes your browser tells
              PostHog which kinds of pages you open, whether a sign-in worked, whether an answer helped and
              how fast pages were, with a random number kept here (<code>ph_…</code>). After a no, and with Do
              Not Track or Global Privacy Control, nothing is loaded. The server may count searches and uses
              of the guide, and note words that found nothing, without who it was.
            </p>
          ),
        },
        {
          id: 'not',
          title: 'What we do not do',
          body: <p>We do not sell or rent data, show advertising, or fingerprint browsers.</p>,
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <p>
              You may ask what is stored about you, have it corrected, exported or deleted, object to its use,
              and complain to the data protection authority of your country. Write to <OperatorMail />, or
              start at <Link href={paths.contact()}>Contact</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
