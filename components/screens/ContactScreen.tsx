import { ProsePage } from '@/components/layout/ProsePage';
import { NO_ADDRESS, OperatorMail } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

/** Without a configured address, the page does not ask anyone to write. */
export function ContactScreen() {
  const { operatorEmail, operatorName } = publicEnv;
  return (
    <ProsePage
      title="Contact"
      intro={
        <p>
          {operatorName && `${site.name} is run by ${operatorName}. `}
          {operatorEmail
            ? 'We welcome questions, corrections and ideas.'
            : `${NO_ADDRESS} Here is what you can do without one.`}
        </p>
      }
      sections={[
        ...(operatorEmail
          ? [
              {
                id: 'write',
                title: 'Write to us',
                body: (
                  <p>
                    Write to <OperatorMail />. A person reads it, usually within a few working days.
                  </p>
                ),
              },
            ]
          : []),
        {
          id: 'wrong-course',
          title: 'A course is wrong or gone',
          body: operatorEmail ? (
            <p>
              Send us a link to its page and tell us what should change. Every fact on a course page comes
              from a public source, so a link to the right source helps most.
            </p>
          ) : (
            <p>
              Every fact on a course page comes from a public source, and the page links to the provider. The
              provider's page always has the current details.
            </p>
          ),
        },
        {
          id: 'your-course',
          title: 'Your own course is listed here',
          body: (
            <p>
              We link to your page and play videos only in the player of the host you chose.{' '}
              {operatorEmail
                ? 'If you want a course changed or removed, tell us and we will do it.'
                : 'A video that you make private or remove there no longer plays here.'}
            </p>
          ),
        },
        {
          id: 'your-data',
          title: 'Your data',
          body: (
            <p>
              You can export or delete your data in your <Link href={paths.profile()}>Profile</Link>. The{' '}
              <Link href={paths.privacy()}>Privacy Policy</Link> explains what is stored and where.
            </p>
          ),
        },
      ]}
    />
  );
}
