import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import * as m from '@/messages/legal';

/** The operator of the site, by name if configured. */
export function OperatorName() {
  return publicEnv.operatorName ?? m.theOperator();
}

/** The operator's e-mail address, if one is configured. */
export function OperatorMail() {
  const { operatorEmail } = publicEnv;
  return operatorEmail ? <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a> : null;
}

type Props = { about?: 'nothing' | 'questions' | 'charge' };

/** Whom to write to `about` something, if there is an address, and the contact page. */
export function WriteToOperator({ about = 'nothing' }: Props) {
  const link = (text: ReactNode) => <Link href={paths.contact()}>{text}</Link>;
  if (!publicEnv.operatorEmail) return m.noAddress({ link });
  return m.writeTo({ about, mail: () => <OperatorMail />, link });
}
