import type { Quad } from '@rdfjs/types';
import { Parser } from 'n3';
import type { Draft } from '@/harvest/facts/fact.schema';
import { courseDrafts } from './schema-org/course-drafts';
import { thingsFromQuads } from './schema-org/from-quads';

/** Only pages that state a course are parsed at all. */
const STATES_COURSE = /<https?:\/\/schema\.org\/Course>/;
/** The page of a line is its last IRI, before the dot. */
const PAGE = /<([^<>]*)> {0,8}\.\s*$/;

export const pageOf = (line: string): string | undefined => PAGE.exec(line)?.[1];

/** One line of the dialect: `@*` is no language, and a line that cannot be read says nothing. */
function parseLine(line: string): Quad[] {
  try {
    return new Parser({ format: 'N-Quads', blankNodePrefix: '_:' }).parse(
      line.replace(/"@\*(?= <)/, '"'),
    ) as Quad[];
  } catch {
    return [];
  }
}

/** The courses that the lines of one page state. */
export function extractQuadPage(lines: readonly string[]): Draft[] {
  const page = pageOf(lines[0] ?? '');
  if (!page || !URL.canParse(page) || !lines.some((line) => STATES_COURSE.test(line))) return [];
  return courseDrafts(thingsFromQuads(lines.flatMap(parseLine)), page);
}
