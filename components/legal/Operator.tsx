import { publicEnv } from '@/lib/env.public';

/** Who runs this installation, by name where it is known. */
export function OperatorName() {
  return publicEnv.operatorName ?? 'the operator of this site';
}

/** How to write to the operator; says plainly when this installation names nobody. */
export function OperatorMail() {
  const { operatorEmail } = publicEnv;
  if (operatorEmail) return <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>;
  return 'an address that this installation has not published yet';
}
