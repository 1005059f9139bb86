import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { ROOT } from '@/scripts/build-paths';
import { answers, stopProgram, untilReady } from '@/scripts/programs';

const START_MS = 5_000;

/** Path of nginx on this machine; undefined if it is not installed. */
export function findNginx(): string | undefined {
  try {
    const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
    return execFileSync('sh', ['-c', 'command -v nginx'], {
      encoding: 'utf8',
      env: { ...process.env, PATH },
    }).trim();
  } catch {
    return undefined;
  }
}

const SHIPPED_SERVER = 'server 127.0.0.1:3000 max_fails=3 fail_timeout=5s;';

/**
 * The shipped configuration, for servers on other ports and with files in its own folder.
 * @throws Error when the shipped file no longer contains a text that is replaced here
 */
async function writeNginxConfig(folder: string, port: number, sitePorts: readonly number[]): Promise<string> {
  const shipped = await readFile(join(ROOT, 'ops', 'nginx.conf'), 'utf8');
  const changes: [from: string, to: string][] = [
    [SHIPPED_SERVER, sitePorts.map((sitePort) => SHIPPED_SERVER.replace('3000', `${sitePort}`)).join('\n')],
    ['proxy_cache_path /var/cache/nginx/polymath ', `proxy_cache_path ${folder}/cache/polymath `],
    ['proxy_cache_path /var/cache/nginx/polymath-files ', `proxy_cache_path ${folder}/cache/polymath-files `],
    ['access_log /var/log/nginx/polymath.log ', `access_log ${folder}/access.log `],
    ['error_log /var/log/nginx/polymath-error.log ', `error_log ${folder}/error.log `],
    ['listen 80;', `listen 127.0.0.1:${port};`],
  ];
  const text = changes.reduce((conf, [from, to]) => {
    if (!conf.includes(from)) throw new Error(`ops/nginx.conf no longer says "${from}".`);
    return conf.replace(from, to);
  }, shipped);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Started by root, nginx would run as a user who cannot access this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  await mkdir(join(folder, 'cache'), { recursive: true });
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${user}worker_processes 1;\npid ${folder}/pid;\nerror_log stderr warn;\nevents { worker_connections 1024; }\n` +
      `http {\n${temporary.join('\n')}\n${text}\n}\n`,
  );
  return file;
}

/** nginx with the shipped configuration in front of servers of the site; undefined if it is not installed. */
export async function serveNginx(sitePorts: readonly number[]) {
  const nginx = findNginx();
  if (!nginx) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'polymath-nginx-'));
  const port = await getPort();
  const file = await writeNginxConfig(folder, port, sitePorts);
  const child = spawn(nginx, ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, { name: 'nginx', ready: () => answers(`${url}/api/health`), ms: START_MS });
  const workers = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' });
  return {
    url,
    /** The access log and the error log. */
    readLogs: async () => ({
      access: await readFile(join(folder, 'access.log'), 'utf8'),
      error: await readFile(join(folder, 'error.log'), 'utf8'),
    }),
    pids: [child.pid, ...workers.trim().split('\n').map(Number)],
    stop: async () => {
      await stopProgram(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
