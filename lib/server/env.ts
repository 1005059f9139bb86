import { delimiter, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { assertServer } from '@/lib/assert-server';
import { isConfidential } from '@/lib/server/outbound/public-address';
import { readPublicKey, readSigningKey } from '@/lib/server/signing-keys';

assertServer('lib/server/env');

const folders = z.string().transform((value) =>
  value
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(folder)),
);
const isProxy = (value: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(value) ||
  ipaddr.isValid(value) ||
  ipaddr.isValidCIDR(value);
const optional = z.string().trim().min(1).optional();
const names = z
  .string()
  .transform((value) => value.split(',').map((name) => name.trim()))
  .pipe(z.array(z.string().regex(/^[a-z][a-z0-9-]*$/, 'names of live sources with commas between')));
const pairs = z
  .string()
  .transform((value) => value.split(',').map((pair) => pair.trim().split(/=(.*)/s).slice(0, 2)))
  .pipe(z.array(z.tuple([z.string().min(1), z.url({ protocol: /^https?$/ })])))
  .transform((list) => Object.fromEntries(list));

const addresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .pipe(z.array(z.string().refine(isProxy, 'addresses or ranges like 10.0.0.0/8 with commas between')));

const MADE = 'a key as `npm run catalog:publish -- --new-key` prints it';
const signingKey = z.string().transform((text, { addIssue }) => {
  const key = readSigningKey(text.trim());
  if (!key) addIssue(MADE);
  return key ?? z.NEVER;
});
const publicKeys = z.string().transform((text, { addIssue }) =>
  text.split(',').map((one) => {
    const key = readPublicKey(one.trim());
    if (!key) addIssue(`${MADE}, or several with commas between`);
    return key ?? z.NEVER;
  }),
);

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOSTNAME: optional,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  /** Maximum number of requests in progress; others get a 503. */
  MAX_REQUESTS: z.coerce.number().int().min(1).max(10_000).default(100),
  /** Collector of OpenTelemetry traces. Its libraries read the other variables that begin with OTEL_. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Folders of the catalogues that this site serves, separated by the platform's path separator. */
  CATALOG_DIR: folders.default(() => [resolve('data/catalog')]),
  /** Folder of the index versions and of the pointer to the current one. */
  INDEX_DIR: z
    .string()
    .default('.polymath/index')
    .transform((folder) => resolve(folder)),
  /** Private key that signs the indexes published by this machine. */
  CATALOG_SIGNING_KEY: signingKey.optional(),
  /** Public keys of the publishers that this machine trusts. Without any, only local folders are trusted. */
  CATALOG_PUBLIC_KEY: publicKeys.optional(),
  /** An OpenSearch cluster, used instead of the local index: the addresses of its nodes, separated by commas. */
  SEARCH_ENGINE_URL: z
    .string()
    .refine(
      (list) => list.split(',').every((url) => z.url({ protocol: /^https?$/ }).safeParse(url.trim()).success),
      { error: 'addresses that begin with http:// or https://, with commas between', abort: true },
    )
    .optional(),
  SEARCH_WORKERS: z.coerce.number().int().min(1).max(64).default(2),
  /**
   * Names of the live sources to search, or `none`. Default: every source that needs no key or whose key is
   * set.
   */
  LIVE_SOURCES: names.optional(),
  YOUTUBE_API_KEY: optional,
  /** Redis for live answers and daily counters that processes share. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Key of the model provider. Without it, the guide answers without a model. */
  OPENROUTER_API_KEY: optional,
  /** Models separated by commas, in the order in which they are tried. */
  GUIDE_MODELS: z
    .string()
    .default('openrouter/free')
    .transform((list) => list.split(',').flatMap((model) => model.trim() || []))
    .pipe(z.array(z.string()).min(1, 'names of models with commas between')),
  GUIDE_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://openrouter.ai/api/v1'),
  /** Questions to the model per day. */
  GUIDE_DAILY_SIGNED_OUT: z.coerce.number().int().min(0).max(1_000_000).default(3),
  GUIDE_DAILY_SIGNED_IN: z.coerce.number().int().min(0).max(1_000_000).default(20),
  GUIDE_DAILY_PRO: z.coerce.number().int().min(0).max(1_000_000).default(200),
  /** Questions per day (UTC) that all visitors together may send to the model. It limits the cost. */
  GUIDE_DAILY_SITE: z.coerce.number().int().min(0).max(100_000_000).default(1_000),
  /** Proxies in front of this server whose `X-Forwarded-For` is trusted. */
  TRUSTED_PROXIES: addresses.default([]),
  /** Rate limit points per minute, for one client and for all together. Each route states its cost. */
  RATE_LIMIT_CLIENT: z.coerce.number().int().min(1).default(600),
  RATE_LIMIT_GLOBAL: z.coerce.number().int().min(1).default(60_000),
  FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_DOMAIN: optional,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_APP_ID: optional,
  /** Who may use the local sign-in, which asks for no password. */
  ALLOW_LOCAL_SIGN_IN_FROM: z.enum(['loopback', 'network']).default('loopback'),
  /** Key for telling search engines about changes with IndexNow; served at `/{key}.txt`. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, '8 to 128 letters, digits and hyphens')
    .optional(),
  POSTHOG_KEY: optional,
  // What only our own commands and tests set, for a server that they start; `.env.example` does not list it.
  /** Seconds after SIGTERM in which `/api/ready` says so and requests are still answered. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(3),
  /** Size of the response cache in MB; 0 turns it off. */
  PAGE_CACHE_MB: z.coerce.number().int().min(0).max(4_096).default(64),
  SEARCH_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2_000),
  /** Other addresses for live sources, as `name=address` separated by commas: a mirror or a test server. */
  LIVE_SOURCE_URLS: pairs.optional(),
  /** Milliseconds without data after which a stream is closed. */
  GUIDE_SILENCE_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  FIREBASE_AUTH_EMULATOR_HOST: optional,
  FIRESTORE_EMULATOR_HOST: optional,
  /** Instead of `NEXT_PUBLIC_POSTHOG_HOST`, which is fixed when the site is built. */
  POSTHOG_HOST: z.url({ protocol: /^https?$/ }).optional(),
});

const PROJECT = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
] as const;

/** An incomplete Firebase configuration would silently disable sign-in. */
const schema = variables.superRefine((env, { addIssue }) => {
  const nodes = env.SEARCH_ENGINE_URL?.split(',').map((url) => new URL(url.trim())) ?? [];
  if (nodes.some((node) => node.username && !isConfidential(node)))
    addIssue({
      code: 'custom',
      path: ['SEARCH_ENGINE_URL'],
      message: 'must begin with https: a password is not sent unencrypted to another machine',
    });
  const missing = PROJECT.filter((name) => env[name] === undefined);
  if (missing.length === 0 || missing.length === PROJECT.length) return;
  for (const name of missing)
    addIssue({
      code: 'custom',
      path: [name],
      message: 'is missing, while other settings of the Firebase project are set',
    });
});

export type ServerEnv = z.infer<typeof schema>;

/**
 * Parses the server's settings. An empty variable counts as unset.
 * @throws Error with one sentence per wrong variable, naming it.
 */
export function readServerEnv(variables: Record<string, string | undefined>): ServerEnv {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = schema.safeParse(set);
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(['The server cannot start. Fix these variables:', ...problems].join('\n'));
}

export const serverEnv = readServerEnv(process.env);
