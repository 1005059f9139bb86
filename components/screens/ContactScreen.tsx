import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorMail, OperatorName } from '@/components/legal/Operator';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';

function HowToWrite() {
  if (publicEnv.operatorEmail) {
    return (
      <p>
        Write to <OperatorMail />. A person reads it, usually within a few working days.
      </p>
    );
  }
  return (
    <p>
      This installation has not published an e-mail address. If you run it, set{' '}
      <code>NEXT_PUBLIC_OPERATOR_NAME</code> and <code>NEXT_PUBLIC_OPERATOR_EMAIL</code> before you build the
      site, and this page will show them.
    </p>
  );
}

export function ContactScreen() {
  return (
    <ProsePage
      title="Contact"
      intro={
        <p>
          {site.name} is run by <OperatorName />. Questions, mistakes, ideas: all are welcome.
        </p>
      }
      sections={[
        { id: 'write', title: 'Write to us', body: <HowToWrite /> },
        {
          id: 'wrong-course',
          title: 'A course is wrong or gone',
          body: (
            <p>
              Send the address of its page and what should stand there instead. Every fact on a course page
              comes from a public source, so a link to the right one helps most.
            </p>
          ),
        },
        {
          id: 'your-course',
          title: 'You teach a course that is listed here',
          body: (
            <p>
              We link to your own page and play videos only through the player of the host that you chose. If
              you want a course changed or removed, say so and it will be.
            </p>
          ),
        },
        {
          id: 'your-data',
          title: 'Your data',
          body: (
            <p>
              What is kept, and where, stands in the <Link href={paths.privacy()}>Privacy Policy</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
