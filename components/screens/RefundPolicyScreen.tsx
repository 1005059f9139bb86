import { ProsePage } from '@/components/layout/ProsePage';
import { WriteToOperator } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';

export function RefundPolicyScreen() {
  return (
    <ProsePage
      title="Refund Policy"
      updated="2026-11-22"
      intro={<p>Learning here is free. If you ever pay us for something, you can change your mind.</p>}
      sections={[
        {
          id: 'now',
          title: 'Nothing is for sale today',
          body: (
            <p>
              We do not charge for anything today, so there is nothing to refund. See{' '}
              <Link href={paths.pricing()}>Pricing</Link>.
            </p>
          ),
        },
        {
          id: 'plans',
          title: 'If a paid plan is offered',
          body: (
            <ul>
              <li>
                You can get all of your money back within 14 days of your first payment, without giving a
                reason.
              </li>
              <li>
                You can cancel at any time. The plan then runs until the end of the period you paid for.
              </li>
              <li>We refund every mistaken charge in full, whenever it is found.</li>
              <li>We refund you the way you paid, usually within 10 working days.</li>
            </ul>
          ),
        },
        {
          id: 'courses',
          title: 'Courses you buy elsewhere',
          body: (
            <p>
              Some providers sell their courses. That sale is between you and the provider, and the provider's
              own refund policy applies. We take no share of the price.
            </p>
          ),
        },
        {
          id: 'ask',
          title: 'How to ask',
          body: (
            <p>
              <WriteToOperator about=" with the e-mail address of your account and the date of the charge" />
            </p>
          ),
        },
      ]}
    />
  );
}
