import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorName, WriteToOperator } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/legal';

export function TermsScreen() {
  return (
    <ProsePage
      title={m.termsOfService()}
      updated="2026-11-22"
      intro={<p>{m.theseTermsApplyBetween({ operator: () => <OperatorName />, name: site.name })}</p>}
      sections={[
        {
          id: 'what',
          title: m.whatTheSiteDoes(),
          body: (
            <>
              <p>{m.listsCoursesThatOthers({ name: site.name })}</p>
              <p>{m.weDoNotMake()}</p>
            </>
          ),
        },
        {
          id: 'content',
          title: m.whoOwnsTheContent(),
          body: (
            <>
              <p>
                {m.coursesVideosNamesAnd({
                  link: (text) => (
                    <a href="https://www.youtube.com/t/terms" rel="noopener">
                      {text}
                    </a>
                  ),
                })}
              </p>
              <p>
                {m.titlesTeachersLessonNames({ link: (text) => <Link href={paths.sources()}>{text}</Link> })}
              </p>
            </>
          ),
        },
        {
          id: 'use',
          title: m.fairUseOfThe(),
          body: (
            <ul>
              <li>{m.youCanUseIt()}</li>
              <li>{m.doNotAttackIt()}</li>
              <li>{m.crawlersAreWelcomeIf()}</li>
            </ul>
          ),
        },
        {
          id: 'account',
          title: m.yourAccount(),
          body: <p>{m.whereSignInIs({ link: (text) => <Link href={paths.privacy()}>{text}</Link> })}</p>,
        },
        {
          id: 'paid',
          title: m.paidPlans(),
          body: (
            <p>
              {m.thePricingPageSays({
                link: (text) => <Link href={paths.pricing()}>{text}</Link>,
                link2: (text) => <Link href={paths.refundPolicy()}>{text}</Link>,
              })}
            </p>
          ),
        },
        {
          id: 'no-promise',
          title: m.noGuarantees(),
          body: <p>{m.weOfferTheSite({ operator: () => <OperatorName /> })}</p>,
        },
        {
          id: 'changes',
          title: m.changesAndQuestions(),
          body: (
            <p>{m.whenTheseTermsChange({ write: () => <WriteToOperator say={m.writeWithQuestions} /> })}</p>
          ),
        },
      ]}
    />
  );
}
