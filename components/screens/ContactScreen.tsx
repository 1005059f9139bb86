import { ProsePage } from '@/components/layout/ProsePage';
import { OperatorMail } from '@/components/screens/Operator';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { site } from '@/lib/site';
import * as m from '@/messages/legal';

/** Without a configured address, the page does not ask anyone to write. */
export function ContactScreen() {
  const { operatorEmail, operatorName } = publicEnv;
  return (
    <ProsePage
      title={m.contact()}
      intro={
        <p>
          {operatorName && `${m.isRunBy({ name: site.name, operatorName })} `}
          {operatorEmail ? m.weWelcomeQuestionsCorrections() : m.noAddressHere()}
        </p>
      }
      sections={[
        ...(operatorEmail
          ? [
              {
                id: 'write',
                title: m.writeToUs(),
                body: <p>{m.writeToAPerson({ mail: () => <OperatorMail /> })}</p>,
              },
            ]
          : []),
        {
          id: 'wrong-course',
          title: m.courseIsWrong(),
          body: operatorEmail ? <p>{m.sendUsALink()}</p> : <p>{m.everyFactOnA()}</p>,
        },
        {
          id: 'your-course',
          title: m.yourOwnCourseIs(),
          body: (
            <p>
              {`${m.weLinkToYours()} `}
              {operatorEmail ? m.ifYouWantA() : m.videoPrivate()}
            </p>
          ),
        },
        {
          id: 'your-data',
          title: m.yourData(),
          body: (
            <p>
              {m.youCanExportOr({
                link: (text) => <Link href={paths.profile()}>{text}</Link>,
                link2: (text) => <Link href={paths.privacy()}>{text}</Link>,
              })}
            </p>
          ),
        },
      ]}
    />
  );
}
