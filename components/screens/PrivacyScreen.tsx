import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorName, WriteToOperator } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { REFUSAL_COOKIE } from '@/lib/analytics';
import type { StoredEntry } from '@/lib/browser-storage';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';

export type PrivacyScreenProps = { stored: StoredEntry[] };

export function PrivacyScreen({ stored }: PrivacyScreenProps) {
  return (
    <ProsePage
      title="Privacy Policy"
      updated="2026-11-22"
      intro={
        <p>
          You can search and read without an account and without being tracked. Your data is handled by{' '}
          <OperatorName />, who is responsible for everything described here.
        </p>
      }
      sections={[
        {
          id: 'device',
          title: 'What stays on your device',
          body: (
            <>
              <p>
                The site sets one cookie of its own, and only if you refuse analytics:{' '}
                <code>{REFUSAL_COOKIE}</code> tells our server so. It stores the following in your browser:
              </p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">What it contains</th>
                    <th scope="col">How to remove it</th>
                  </tr>
                </thead>
                <tbody>
                  {stored.map(({ key, holds, removal }) => (
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
                The sign-in service keeps entries of its own (IndexedDB) until you log out. Pages you open are
                saved for reading offline until you log out, with a list of their addresses (IndexedDB). What
                stays is your choice about analytics and the site's own scripts and styles, which are the same
                for everybody. If your account is deleted or its sign-in ends elsewhere, the next page that
                you open here removes all of this, too. So does clearing this site's data in your browser.
              </p>
            </>
          ),
        },
        {
          id: 'sign-in',
          title: 'When you sign in',
          body: (
            <>
              <p>Signing in is optional and uses Google:</p>
              <ul>
                <li>
                  Google gives us the name, e-mail address and photo of the account that you choose. We never
                  see your password.
                </li>
                <li>
                  Firebase Authentication, a Google service, stores that account for this site until you
                  delete it.
                </li>
                <li>
                  Your watch history, saved courses, plans and settings are stored in Firebase's database.
                  Only your account can read them. They include your progress from before you signed in.
                </li>
                {publicEnv.googleClientId && (
                  <li>
                    While you are signed out, pages load Google's sign-in prompt from accounts.google.com.
                    Google then sees your IP address and its own cookies.
                  </li>
                )}
              </ul>
              <p>
                “Delete my account” in your <Link href={paths.profile()}>Profile</Link> removes your account
                and this data for good. We keep only the account’s ID and the time of its deletion, so that
                none of your devices can bring anything back.
              </p>
            </>
          ),
        },
        {
          id: 'server',
          title: 'What reaches our server',
          body: (
            <p>
              To answer a request, our server receives your IP address, what you asked for and what your
              browser says about itself. We do not store searches with anything that identifies you. When you
              search other sites on a results page, our server sends your search words, and nothing about you,
              to the services named on that page, such as YouTube API Services. A page that crashes reports
              the error, and nothing about you. If you say that a course did not open, we note the course
              only. We use server logs to keep the site running and secure. We do not store study plans or
              questions about lessons. Questions about a lesson are answered on your device, unless the page
              says that an AI model answers. Those questions go to OpenRouter and the maker of the model,
              without your name, your IP address or anything made from them.
            </p>
          ),
        },
        {
          id: 'videos',
          title: 'When you open a lesson',
          body: (
            <p>
              Search and course pages do not contact video hosts: preview images come through our own server.
              A lesson page loads the host's player. From then on, the host sees your IP address and may set
              cookies or similar identifiers under its own policy. The host is usually YouTube, a Google
              service (<a href="https://policies.google.com/privacy">Google's Privacy Policy</a>). Otherwise
              it is the provider named on the course page.
            </p>
          ),
        },
        {
          id: 'analytics',
          title: 'Analytics, if you agree',
          body: (
            <p>
              If this site uses analytics, it asks you first. If you agree, your browser tells PostHog which
              kinds of pages you open (not which course or search), whether a sign-in worked, whether an
              answer helped and how fast pages were. PostHog then also sees your IP address and what your
              browser says about itself. Your visit has a random number (<code>ph_…</code>), which your
              browser keeps until you close the tab, sign in or log out. If you decline, or if your browser
              sends Do Not Track or Global Privacy Control, nothing is loaded. Without asking, our server may
              tell PostHog that a search, a plan or a question took place and how it ended, but neither its
              words nor anything about you.
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
              You can ask what is stored about you and have it corrected, exported or deleted. You can also
              object to its use and complain to your country's data protection authority. <WriteToOperator />
            </p>
          ),
        },
      ]}
    />
  );
}
