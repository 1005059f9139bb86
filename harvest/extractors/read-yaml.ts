import { parse } from 'yaml';
import { parseText } from './read-list';

/** Values in YAML, without aliases: a few lines of them can stand for gigabytes. @throws SourceFault where it is none */
export const readYaml = (text: string, what: string): unknown =>
  parseText('YAML', what, () => parse(text, { maxAliasCount: 0, logLevel: 'silent' }));

const FENCE = '---';

/** The YAML above a page of Markdown. */
export function readHead(page: string, what: string): unknown {
  const lines = page.split(/\r?\n/);
  const end = lines[0]?.trim() === FENCE ? lines.indexOf(FENCE, 1) : -1;
  return readYaml(lines.slice(1, Math.max(end, 1)).join('\n'), what);
}
