import { z } from 'zod';
import { COSTS } from '@/lib/course/course.schema';

/** The protocols that sources speak. */
export const PROTOCOLS = [
  'open-edx',
  'moochub',
  'richie',
  'oersi',
  'mit-learn',
  'carpentries',
  'ocw',
  'raspberry-pi',
  'galaxy',
  'microsoft-learn',
  'nptel',
  'web-data-commons',
] as const;

export type ProtocolName = (typeof PROTOCOLS)[number];

const text = z.string().trim().min(1);

/** One line of `sources.jsonl`: where courses come from, under which terms, and how carefully they are asked for. */
export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens'),
  /** As course pages and `/sources` name it; what stands behind a colon or in brackets would be cut off there. */
  name: text.max(200).regex(/^[^:(]+$/, 'a name without a colon and brackets'),
  protocol: z.enum(PROTOCOLS),
  /** The first address, or the site. */
  origin: z.url({ protocol: /^https?$/ }),
  /** The site of the courses' pages, where it is another one. */
  site: z.url({ protocol: /^https?$/ }).optional(),
  /** More addresses: the parts of a snapshot, or a file for each course. */
  parts: z.array(z.url({ protocol: /^https?$/ })).default([]),
  /** Under which licence the facts are given; `unknown`: none was found. */
  licence: text.max(60),
  /** The line that names the source wherever its courses are shown. */
  attribution: text.max(300),
  /** Where licence and terms stand. */
  terms: z.url({ protocol: /^https?$/ }).optional(),
  on: z.boolean(),
  /** Why it is off, and what to look up before it is switched on. */
  why: text.optional(),
  /** Seconds between two questions to its host. */
  pause: z.number().min(0).max(600).default(2),
  /** A run that lost a larger share of the courses is rejected. */
  maxDrop: z.number().min(0).max(1).default(0.3),
  /** Name of a snapshot; the same name is not read twice. */
  release: text.optional(),
  /** The provider where the source names none. */
  provider: text.optional(),
  platform: text.optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  cost: z.enum(COSTS).optional(),
  /** What it pages by, for sources that number their pages. */
  pageSize: z.number().int().min(1).max(2_000).optional(),
  /** Table under `topics/` that maps the source's subjects to topics. */
  topicsMap: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});

export type Source = z.infer<typeof sourceSchema>;
/**
 * Whether it is a crawl: others are believed before it. It shows what was there once, so that what is missing in it may
 * well exist.
 */
export const isCrawl = ({ protocol }: Pick<Source, 'protocol'>): boolean => protocol === 'web-data-commons';
