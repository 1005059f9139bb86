import * as cheerio from 'cheerio';
import { z } from 'zod';

/** What the documentation of search engines requires of each type that the site uses. Nothing else may stand there. */
const name = z.string().regex(/\S/);
const address = z.url({ protocol: /^https?$/ });
const organisation = z.object({ '@type': z.literal('Organization'), name });
const dataSchema = z.discriminatedUnion('@type', [
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Course'),
    name,
    description: z.string().min(1).max(60),
    url: address,
    provider: organisation,
    inLanguage: z.string().optional(),
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), url: address }))
      .min(3),
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name, item: address }),
      )
      .min(2),
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('WebSite'),
    name,
    url: address,
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Organization'),
    name,
    url: address,
    logo: address,
  }),
  z.strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('VideoObject'),
    name,
    description: name,
    thumbnailUrl: z.array(address).min(1),
    uploadDate: z.iso.datetime({ offset: true }),
    embedUrl: address,
    duration: z
      .string()
      .regex(/^PT\d+S$/)
      .optional(),
    hasPart: z
      .array(
        z.strictObject({
          '@type': z.literal('Clip'),
          name,
          startOffset: z.int().nonnegative(),
          endOffset: z.int().positive(),
          url: address,
        }),
      )
      .optional(),
  }),
]);
export type Data = z.infer<typeof dataSchema>;

export type Link = { href: string; nofollow: boolean };
export type ReadPage = {
  title: string;
  description: string | undefined;
  h1: string[];
  canonical: string[];
  ogUrl: string | undefined;
  ogImage: string | undefined;
  robots: string;
  lang: string | undefined;
  data: Data[];
  /** Texts of the visible breadcrumb. */
  breadcrumb: string[];
  links: Link[];
  text: string;
  bytes: number;
  propsBytes: number;
};

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What a crawler without scripts reads of a page.
 * @throws Error when its structured data is not what search engines document
 */
export function readPage(html: string): ReadPage {
  const $ = cheerio.load(html);
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => squeeze($(element).text()));
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => {
      const json = $(element).text();
      if (json.includes('<')) throw new Error(`Structured data could end its script: ${json.slice(0, 200)}`);
      return dataSchema.parse(JSON.parse(json));
    });
  const links = $('a[href]')
    .toArray()
    .map((element) => ({
      href: $(element).attr('href') ?? '',
      nofollow: ($(element).attr('rel') ?? '').split(' ').includes('nofollow'),
    }));
  const propsBytes = Buffer.byteLength($('#__NEXT_DATA__').text());
  const read = {
    title: $('title').text(),
    description: $('meta[name="description"]').attr('content'),
    h1: texts('h1'),
    canonical: $('link[rel="canonical"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? ''),
    ogImage: $('meta[property="og:image"]').attr('content'),
    ogUrl: $('meta[property="og:url"]').attr('content'),
    robots: $('meta[name="robots"]').attr('content') ?? '',
    lang: $('html').attr('lang'),
    data,
    breadcrumb: texts('nav[aria-label="Breadcrumb"] li:not([aria-hidden])'),
    links,
    bytes: Buffer.byteLength(html),
    propsBytes,
  };
  $('script, style').remove();
  return { ...read, text: squeeze($('body').text()) };
}
