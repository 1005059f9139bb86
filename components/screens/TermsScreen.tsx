import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorMail, OperatorName } from '@/components/legal/Operator';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export function TermsScreen() {
  return (
    <ProsePage
      title="Terms of Service"
      updated="2026-11-21"
      intro={
        <p>
          These terms are between you and <OperatorName />, who runs this installation of {site.name}. By
          using the site you accept them. They are short on purpose.
        </p>
      }
      sections={[
        {
          id: 'what',
          title: 'What the site does',
          body: (
            <>
              <p>
                {site.name} lists courses that others publish. You can search them, read facts about them,
                follow their lessons, and watch those that are published as embeddable videos. Searching and
                watching need no account.
              </p>
              <p>
                We do not make, teach or certify these courses. What a course costs, who may take it and what
                it leads to is decided by its provider; the provider's page is linked from every course.
              </p>
            </>
          ),
        },
        {
          id: 'content',
          title: 'What belongs to whom',
          body: (
            <>
              <p>
                Courses, videos, names and marks belong to their owners. A video plays in the player of its
                host, under the host's own terms; for YouTube these are the{' '}
                <a href="https://www.youtube.com/t/terms" rel="noopener">
                  YouTube Terms of Service
                </a>
                .
              </p>
              <p>
                Titles, teachers, lesson names and lengths are facts from public sources. We take care, but a
                fact can be out of date. Where we do not know something, the page leaves it out.
              </p>
            </>
          ),
        },
        {
          id: 'use',
          title: 'Fair use of the site',
          body: (
            <ul>
              <li>Use it to learn, to teach, to compare and to share links, privately or at work.</li>
              <li>Do not attack it, overload it, or try to reach data that is not yours.</li>
              <li>Automatic readers are welcome when they keep to robots.txt and to a humane pace.</li>
            </ul>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          body: (
            <p>
              Signing in, where this installation offers it, is done with a Google account and is free. It
              keeps your place on every device. You can stop at any time; the{' '}
              <Link href={paths.privacy()}>Privacy Policy</Link> says what is stored and how to remove it.
            </p>
          ),
        },
        {
          id: 'paid',
          title: 'Paid plans',
          body: (
            <p>
              What is free and what is not stands on the <Link href={paths.pricing()}>Pricing</Link> page, and
              the <Link href={paths.refundPolicy()}>Refund Policy</Link> says how money comes back. Nothing is
              charged without a price shown first and your clear yes.
            </p>
          ),
        },
        {
          id: 'no-promise',
          title: 'What nobody can promise',
          body: (
            <p>
              The site is offered as it is. Links die, videos are taken down and servers fail. As far as the
              law allows, <OperatorName /> is not liable for loss that follows from using or not being able to
              use the site. Nothing here limits rights that the law gives you as a consumer.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes and questions',
          body: (
            <p>
              When these terms change, the date above changes with them. Questions go to <OperatorMail />; see{' '}
              <Link href={paths.contact()}>Contact</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
