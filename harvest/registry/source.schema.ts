import { z } from 'zod';
import { COSTS } from '@/lib/course/course.schema';

/** The protocols that sources speak, each with what its facts are worth when several sources state one course. */
export const PROTOCOLS = {
  'open-edx': { tier: 'api' },
  moochub: { tier: 'api' },
  richie: { tier: 'api' },
  oersi: { tier: 'api' },
  'mit-learn': { tier: 'api' },
  carpentries: { tier: 'api' },
  ocw: { tier: 'api' },
  'raspberry-pi': { tier: 'api' },
  galaxy: { tier: 'api' },
  'microsoft-learn': { tier: 'api' },
  nptel: { tier: 'api' },
  records: { tier: 'register' },
  'web-data-commons': { tier: 'crawl', snapshot: true },
} as const satisfies Record<string, { tier: 'api' | 'register' | 'crawl'; snapshot?: true }>;

export type ProtocolName = keyof typeof PROTOCOLS;
type Tier = 'api' | 'register' | 'crawl';
const protocolNames = Object.keys(PROTOCOLS) as [ProtocolName, ...ProtocolName[]];

const text = z.string().trim().min(1);
const share = z.number().min(0).max(1);

/** Where a register's fields stand: the paths of a record, with dots, and values that apply to all. */
export const recordFieldsSchema = z.strictObject({
  /** Path to the list of records in a JSON answer; absent: the answer is the list. */
  list: text.optional(),
  ref: text,
  title: text,
  provider: text.optional(),
  /** The address, or a pattern in which `{field}` stands for a field's value. */
  url: text,
  language: text.optional(),
  level: text.optional(),
  hours: text.optional(),
  code: text.optional(),
  tags: z.array(text).default([]),
  endsAt: text.optional(),
  /** Values for every record, by field. */
  constants: z.record(z.string(), z.string()).default({}),
});

/** One line of `sources.jsonl`: where courses come from, under which terms, and how carefully they are asked for. */
export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens'),
  /** As course pages and `/sources` name it; what stands behind a colon or in brackets would be cut off there. */
  name: text.max(200).regex(/^[^:(]+$/, 'a name without a colon and brackets'),
  protocol: z.enum(protocolNames),
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
  maxDrop: share.default(0.3),
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
  fields: recordFieldsSchema.optional(),
});

export type Source = z.infer<typeof sourceSchema>;
export const tierOf = ({ protocol }: Pick<Source, 'protocol'>): Tier => PROTOCOLS[protocol].tier;
/** A snapshot shows what was there once; what is missing in it may well exist. */
export const isSnapshot = ({ protocol }: Pick<Source, 'protocol'>): boolean =>
  'snapshot' in PROTOCOLS[protocol];
