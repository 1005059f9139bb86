import { z } from 'zod';

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'] as const;
type Severity = (typeof SEVERITIES)[number];

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ name: z.string(), severity: z.enum(SEVERITIES), range: z.string() }),
  ),
});

type Vulnerability = { name: string; severity: Severity; range: string };

/**
 * What `npm audit --json` printed: the packages with known vulnerabilities, the worst first; undefined if npm's service
 * did not answer.
 */
export function readAudit(text: string): Vulnerability[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = auditSchema.safeParse(json);
  if (!read.success) return undefined;
  const rank = ({ severity }: Vulnerability) => SEVERITIES.indexOf(severity);
  return Object.values(read.data.vulnerabilities).sort((a, b) => rank(b) - rank(a));
}
