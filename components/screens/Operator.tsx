import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';

/** The operator of the site, by name if configured. */
export function OperatorName() {
  return publicEnv.operatorName ?? 'the operator of this site';
}

export const NO_ADDRESS = 'We do not have a public contact address yet.';

/** The operator's e-mail address, if one is configured. */
export function OperatorMail() {
  const { operatorEmail } = publicEnv;
  return operatorEmail ? <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a> : null;
}

/** Whom to write to `about` something, if there is an address, and the contact page. */
export function WriteToOperator({ about = '' }: { about?: string }) {
  return (
    <>
      {publicEnv.operatorEmail ? (
        <>
          Write to <OperatorMail />
          {`${about}. `}
        </>
      ) : (
        `${NO_ADDRESS} `
      )}
      See <Link href={paths.contact()}>Contact</Link>.
    </>
  );
}
