import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorName, WriteToOperator } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { REFUSAL_COOKIE } from '@/lib/analytics';
import type { StoredEntry } from '@/lib/browser-storage';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import * as m from '@/messages/legal';

export type PrivacyScreenProps = { stored: StoredEntry[] };

export function PrivacyScreen({ stored }: PrivacyScreenProps) {
  return (
    <ProsePage
      title={m.privacyPolicy()}
      updated="2026-11-22"
      intro={<p>{m.youCanSearchAnd({ operator: () => <OperatorName /> })}</p>}
      sections={[
        {
          id: 'device',
          title: m.whatStaysOnYour(),
          body: (
            <>
              <p>{m.theSiteSetsOne({ code: () => <code>{REFUSAL_COOKIE}</code> })}</p>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{m.name()}</th>
                    <th scope="col">{m.whatItContains()}</th>
                    <th scope="col">{m.howToRemoveIt()}</th>
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
              <p>{m.theSignInService()}</p>
            </>
          ),
        },
        {
          id: 'sign-in',
          title: m.whenYouSignIn(),
          body: (
            <>
              <p>{m.signingInIsOptional()}</p>
              <ul>
                <li>{m.googleGivesUsThe()}</li>
                <li>{m.firebaseAuthenticationAGoogle()}</li>
                <li>{m.yourWatchHistorySaved()}</li>
                {publicEnv.googleClientId && <li>{m.whileYouAreSigned()}</li>}
              </ul>
              <p>{m.deleteMyAccountIn({ link: (text) => <Link href={paths.profile()}>{text}</Link> })}</p>
            </>
          ),
        },
        {
          id: 'server',
          title: m.whatReachesOurServer(),
          body: <p>{m.toAnswerARequest()}</p>,
        },
        {
          id: 'videos',
          title: m.whenYouOpenA(),
          body: (
            <p>
              {m.searchAndCoursePages({
                link: (text) => <a href="https://policies.google.com/privacy">{text}</a>,
              })}
            </p>
          ),
        },
        {
          id: 'analytics',
          title: m.analyticsIfYouAgree(),
          body: <p>{m.ifThisSiteUses({ code: (text) => <code>{text}</code> })}</p>,
        },
        {
          id: 'not',
          title: m.whatWeDoNot(),
          body: <p>{m.weDoNotSell()}</p>,
        },
        {
          id: 'rights',
          title: m.yourRights(),
          body: <p>{m.youCanAskWhat({ write: () => <WriteToOperator /> })}</p>,
        },
      ]}
    />
  );
}
