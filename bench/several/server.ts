import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PRODUCTION } from '@/bench/site/production';
import type { guideHealth } from '@/lib/guide/server/guide';
import type { Readiness } from '@/lib/http/server/readiness';
import type { liveHealth } from '@/lib/sources/server/live-sources';
import { type Site, serveSite } from '@/scripts/serve-site';
import type { Version } from './versions';

const PATIENCE_MS = 30_000;
/** A look at a server costs points, of which one client has 600 a minute. */
const LOOK_MS = 250;

type Health = Record<'guide', Awaited<ReturnType<typeof guideHealth>>> &
  Record<'live', Awaited<ReturnType<typeof liveHealth>>>;

/** Questions to the model and searches at YouTube that a server counts for today. */
type Used = { questions: number; searches: number };

/** Waits until something is so, and returns the seconds that it took. @throws Error when it takes too long */
export async function secondsUntil(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > PATIENCE_MS)
      throw new Error(`${what}: not within ${PATIENCE_MS / 1_000} s.`);
    await wait(LOOK_MS);
  }
  return (performance.now() - from) / 1_000;
}

/** One of the servers behind nginx: a process on a fixed port, with an index folder and a log of its own. */
export class Server {
  #site: Site | undefined;
  #version: Version | undefined;
  readonly indexDir: string;
  readonly #log: string;
  readonly #env: Record<string, string>;

  constructor(
    readonly port: number,
    folder: string,
    env: Record<string, string>,
  ) {
    this.indexDir = join(folder, 'index');
    this.#log = join(folder, 'log');
    this.#env = { ...env, INDEX_DIR: this.indexDir };
  }

  /** Starts a version of the site, the last one again if none is named, and waits until it should get traffic. */
  async start(version = this.#version): Promise<void> {
    this.#version = version;
    await mkdir(this.indexDir, { recursive: true });
    const log = await open(this.#log, 'a');
    try {
      const env = { ...process.env, ...PRODUCTION, ...this.#env };
      this.#site = await serveSite(this.port, env, { folder: version?.folder, log: log.fd });
    } finally {
      await log.close();
    }
    await secondsUntil('The server is ready', async () => (await this.look()).ready);
  }

  /** As a deploy stops it: requests in progress are finished. */
  async stop(): Promise<void> {
    await this.#site?.stop();
  }

  /** As a crash ends it: at once. */
  async kill(): Promise<void> {
    if (this.#site?.pid) process.kill(this.#site.pid, 'SIGKILL');
    await this.#site?.ended;
  }

  /** What this server says of its build, its index and its store. */
  async look(): Promise<Readiness> {
    return (await this.#read('ready')) as Readiness;
  }

  /** The used daily quotas, as this server reports them. */
  async used(): Promise<Used> {
    const { guide, live } = (await this.#read('health')) as Health;
    const youtube = live.sources.find(({ id }) => id === 'youtube')?.quotas;
    return {
      questions: guide.today?.used ?? 0,
      searches: youtube?.find(({ name }) => name === 'searches')?.used ?? 0,
    };
  }

  /** How many requests of a route it has answered with status 200, by its log. */
  async answered(kind: string): Promise<number> {
    const lines = (await readFile(this.#log, 'utf8')).split('\n');
    return lines.filter((line) => line.includes(`"kind":"${kind}","status":200,`)).length;
  }

  async #read(name: 'ready' | 'health'): Promise<unknown> {
    return (await fetch(`http://127.0.0.1:${this.port}/api/${name}`)).json();
  }
}
