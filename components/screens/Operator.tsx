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

type Tag = (text?: ReactNode) => ReactNode;
type Props = {
  /** The sentence that says what to write about. */
  say?: (tags: { mail: Tag; link: Tag }) => ReactNode;
};

/** Whom to write to, if there is an address, and the contact page. */
export function WriteToOperator({ say = m.writeTo }: Props) {
  const link = (text: ReactNode) => <Link href={paths.contact()}>{text}</Link>;
  return publicEnv.operatorEmail ? say({ mail: () => <OperatorMail />, link }) : m.noAddress({ link });
}
