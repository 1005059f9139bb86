import { Readable } from 'node:stream';
import type { Quad } from '@rdfjs/types';
import { load } from 'cheerio';
import { MicrodataRdfParser } from 'microdata-rdf-streaming-parser';
import type { Draft } from '@/harvest/facts/fact.schema';
import { courseDrafts } from './schema-org/course-drafts';
import { thingsFromJsonLd } from './schema-org/from-json-ld';
import { thingsFromQuads } from './schema-org/from-quads';

/** Parsing a page costs more than looking for what must stand in it. */
const MAY_STATE = /schema\.org/i;
const MOST_SCRIPTS = 50;

function microdataOf(html: string, page: string): Promise<Quad[]> {
  return new Promise((resolve) => {
    const quads: Quad[] = [];
    const stream = new MicrodataRdfParser({ baseIRI: page }).import(Readable.from([html]));
    stream.on('data', (quad: Quad) => quads.push(quad));
    // What was read before a mistake counts.
    stream.on('error', () => resolve(quads));
    stream.on('end', () => resolve(quads));
  });
}

/** The courses that a page states in JSON-LD or microdata, in the words of schema.org. */
export async function extractHtmlPage(html: string, address: string): Promise<Draft[]> {
  if (!MAY_STATE.test(html)) return [];
  const $ = load(html);
  const canonical = $('link[rel="canonical"]').attr('href');
  const page = canonical && URL.canParse(canonical, address) ? new URL(canonical, address).href : address;
  const scripts = $('script[type="application/ld+json"]').slice(0, MOST_SCRIPTS);
  const things = scripts.toArray().flatMap((script) => thingsFromJsonLd($(script).text()));
  const drafts = courseDrafts(things, page);
  if (drafts.length > 0 || !/itemtype/i.test(html)) return withLanguage(drafts, $('html').attr('lang'));
  return withLanguage(
    courseDrafts(thingsFromQuads(await microdataOf(html, page)), page),
    $('html').attr('lang'),
  );
}

/** A page says its language once for all that stands on it. */
const withLanguage = (drafts: Draft[], language: string | undefined): Draft[] =>
  drafts.map((draft) => (draft.language || !language ? draft : { ...draft, language }));
