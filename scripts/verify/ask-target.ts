import { askWeb, type Web } from './ask-web';
import { type Finding, findingOfEmbed, findingOfPage } from './finding';
import { type Robots, readRobots } from './robots';
import type { Target } from './targets';

const OEMBED = 'https://www.youtube.com/oembed';

const SHOWN: Record<'youtube' | 'youtube-playlist', string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  'youtube-playlist': 'https://www.youtube.com/playlist?list=',
};

const SILENT: Finding = { verdict: 'unknown', silent: true };

/**
 * Whether a page redirected to the site's home page. Many sites do this for a missing page, but it proves
 * nothing.
 */
const ledHome = (asked: URL, { pathname }: URL) => pathname === '/' && asked.pathname.length > 1;

/** Checks targets at one host one after another; caches the host's robots.txt. */
export function createRequester(web: Web, oembed = OEMBED) {
  const robots = new Map<string, Robots | undefined>();

  async function robotsOf(origin: string, signal: AbortSignal | undefined): Promise<Robots | undefined> {
    if (!robots.has(origin)) robots.set(origin, await readRobots(web, origin, signal));
    return robots.get(origin);
  }

  async function askPage(address: string, signal: AbortSignal | undefined): Promise<Finding> {
    const asked = new URL(address);
    const rules = await robotsOf(asked.origin, signal);
    if (!rules) return SILENT;
    if (!rules.allows(address)) return { verdict: 'unknown' };
    let answer = await askWeb(web, address, { method: 'HEAD', signal });
    // Many servers answer HEAD with an arbitrary status.
    if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
      answer = await askWeb(web, address, { method: 'GET', signal });
    }
    const finding = findingOfPage(answer.status, answer.retryAfterMs);
    return finding.verdict === 'alive' && ledHome(asked, answer.url) ? { verdict: 'unknown' } : finding;
  }

  return {
    /** Host of a check, for the limits per host. */
    hostOf: ({ kind, id }: Target) => new URL(kind === 'page' ? id : oembed).host,
    delayOf: (host: string) =>
      Math.max(
        0,
        ...[...robots].map(([origin, rules]) => (new URL(origin).host === host ? (rules?.delayMs ?? 0) : 0)),
      ),
    /** Rejects only with the signal's reason. */
    async ask({ kind, id }: Target, signal?: AbortSignal): Promise<Finding> {
      try {
        if (kind === 'page') return await askPage(id, signal);
        const query = new URLSearchParams({ format: 'json', url: `${SHOWN[kind]}${id}` });
        const { status, retryAfterMs } = await askWeb(web, `${oembed}?${query}`, { method: 'GET', signal });
        return findingOfEmbed(status, retryAfterMs);
      } catch {
        signal?.throwIfAborted();
        // No network, unknown host, timeout: none of this proves that anything is gone.
        return SILENT;
      }
    },
  };
}
export type Requester = ReturnType<typeof createRequester>;
