import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorMail } from '@/components/legal/Operator';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';

export function RefundPolicyScreen() {
  return (
    <ProsePage
      title="Refund Policy"
      updated="2026-11-21"
      intro={
        <p>Learning here is free. Where something costs money, you should be able to change your mind.</p>
      }
      sections={[
        {
          id: 'now',
          title: 'Nothing is on sale today',
          body: (
            <p>
              This installation has no payment provider, so it cannot take your money and there is nothing to
              refund. See <Link href={paths.pricing()}>Pricing</Link>.
            </p>
          ),
        },
        {
          id: 'plans',
          title: 'If a paid plan is offered',
          body: (
            <ul>
              <li>Within 14 days of the first payment you get all of it back, without a reason.</li>
              <li>
                You can cancel at any time; the plan then runs to the end of the time that was paid for.
              </li>
              <li>A charge by mistake is returned in full, whenever it is found.</li>
              <li>Money goes back the way it came, as a rule within 10 working days.</li>
            </ul>
          ),
        },
        {
          id: 'courses',
          title: 'Courses that you buy elsewhere',
          body: (
            <p>
              Some courses are sold by their providers. That sale is between you and the provider, whose own
              refund policy holds; we take no part of the price.
            </p>
          ),
        },
        {
          id: 'ask',
          title: 'How to ask',
          body: (
            <p>
              Write to <OperatorMail /> with the e-mail address of your account and the date of the charge;
              see <Link href={paths.contact()}>Contact</Link>.
            </p>
          ),
        },
      ]}
    />
  );
}
