import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorName, WriteToOperator } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

export function TermsScreen() {
  return (
    <ProsePage
      title="Terms of Service"
      updated="2026-11-22"
      intro={
        <p>
          These terms apply between you and <OperatorName />. By using {site.name}, you accept them. We keep
          them short on purpose.
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
                follow their lessons and watch the videos here if their owners allow it. You do not need an
                account to search or watch.
              </p>
              <p>
                We do not make, teach or certify these courses. The provider decides what a course costs, who
                can take it and what it leads to. Every course page links to its provider.
              </p>
            </>
          ),
        },
        {
          id: 'content',
          title: 'Who owns the content',
          body: (
            <>
              <p>
                Courses, videos, names and trade marks belong to their owners. A video plays in its host's
                player, under the host's own terms. For YouTube, these are the{' '}
                <a href="https://www.youtube.com/t/terms" rel="noopener">
                  YouTube Terms of Service
                </a>
                .
              </p>
              <p>
                Titles, teachers, lesson names and lengths are facts from{' '}
                <Link href={paths.sources()}>public sources</Link>. We take care, but they can be out of date.
                If we do not know something, we leave it out.
              </p>
            </>
          ),
        },
        {
          id: 'use',
          title: 'Fair use of the site',
          body: (
            <ul>
              <li>You can use it to learn, teach, compare courses and share links, at home or at work.</li>
              <li>Do not attack it, overload it, or try to reach data that is not yours.</li>
              <li>Crawlers are welcome if they follow robots.txt and keep a reasonable pace.</li>
            </ul>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          body: (
            <p>
              Where sign-in is available, it is free and uses your Google account. It keeps your progress in
              sync on all your devices. You can stop using it at any time. The{' '}
              <Link href={paths.privacy()}>Privacy Policy</Link> explains what is stored and how to remove it.
            </p>
          ),
        },
        {
          id: 'paid',
          title: 'Paid plans',
          body: (
            <p>
              The <Link href={paths.pricing()}>Pricing</Link> page says what is free, and the{' '}
              <Link href={paths.refundPolicy()}>Refund Policy</Link> explains refunds. We never charge you
              without showing you the price and asking you first.
            </p>
          ),
        },
        {
          id: 'no-promise',
          title: 'No guarantees',
          body: (
            <p>
              We offer the site as it is. Links break, videos are taken down and servers fail. As far as the
              law allows, <OperatorName /> is not liable for losses that result from using the site or from
              not being able to use it. Nothing here limits your legal rights as a consumer.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes and questions',
          body: (
            <p>
              When these terms change, so does the date above.{' '}
              <WriteToOperator about=" if you have questions" />
            </p>
          ),
        },
      ]}
    />
  );
}
