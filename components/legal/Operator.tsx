import { publicEnv } from '@/lib/env.public';

/** The operator of the site, by name if configured. */
export function OperatorName() {
  return publicEnv.operatorName ?? 'the operator of this site';
}

/** The operator's e-mail address; the contact page says so if none is configured. */
export function OperatorMail() {
  const { operatorEmail } = publicEnv;
  if (operatorEmail) return <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>;
  return 'the operator of this site';
}
