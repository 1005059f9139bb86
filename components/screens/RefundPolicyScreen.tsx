import { ProsePage } from '@/components/layout/ProsePage';
import { WriteToOperator } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { paths } from '@/lib/paths';
import * as m from '@/messages/legal';

export function RefundPolicyScreen() {
  return (
    <ProsePage
      title={m.refundPolicy()}
      updated="2026-11-22"
      intro={<p>{m.learningHereIsFree()}</p>}
      sections={[
        {
          id: 'now',
          title: m.nothingIsForSale(),
          body: <p>{m.weDoNotCharge({ link: (text) => <Link href={paths.pricing()}>{text}</Link> })}</p>,
        },
        {
          id: 'plans',
          title: m.ifAPaidPlan(),
          body: (
            <ul>
              <li>{m.youCanGetAll()}</li>
              <li>{m.youCanCancelAt()}</li>
              <li>{m.weRefundEveryMistaken()}</li>
              <li>{m.weRefundYouThe()}</li>
            </ul>
          ),
        },
        {
          id: 'courses',
          title: m.coursesYouBuyElsewhere(),
          body: <p>{m.someProvidersSellTheir()}</p>,
        },
        {
          id: 'ask',
          title: m.howToAsk(),
          body: (
            <p>
              <WriteToOperator say={m.writeForRefund} />
            </p>
          ),
        },
      ]}
    />
  );
}
