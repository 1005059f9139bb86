import { publicEnv } from '@/lib/env.public';

/** Who runs the site, by name where it is known. */
export function OperatorName() {
  return publicEnv.operatorName ?? 'the operator of this site';
}

/** Whom to write to; the contact page says so where there is no address. */
export function OperatorMail() {
  const { operatorEmail } = publicEnv;
  if (operatorEmail) return <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>;
  return 'the operator of this site';
}
