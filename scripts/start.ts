import { constants } from 'node:os';
import { buildCatalog } from './build-catalog';
import { ROOT } from './build-paths';
import { buildSite } from './build-site';
import { startServicesFor } from './local/start-services-for';
import { onOrphaned } from './on-orphaned';
import { exitWith } from './run-command';
import { serveSite } from './serve-site';

const DEFAULT_PORT = 3000;

async function start(): Promise<number> {
  process.chdir(ROOT);
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const services = await startServicesFor('production');
  // Pages contain their own address: for crawlers, share cards and shared links.
  if (port !== DEFAULT_PORT) process.env.NEXT_PUBLIC_SITE_URL ||= `http://localhost:${port}`;
  const catalog = await buildCatalog();
  await buildSite({ ...process.env, ...catalog });
  const site = await serveSite(port, { ...process.env, ...catalog, ...services.env });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop());
  onOrphaned(() => void site.stop());
  console.log(`\nPolymath is at ${site.url}  (Ctrl+C stops it)`);
  if (services.env.FIREBASE_AUTH_EMULATOR_HOST) console.log(whoMayOpen());
  const code = await site.ended;
  if (code > 128) console.error(`The server was ended by ${signalName(code - 128)}. Exit code ${code}.`);
  await services.stop();
  return code;
}

const signalName = (number: number) =>
  Object.entries(constants.signals).find(([, signal]) => signal === number)?.[0] ?? `signal ${number}`;

const whoMayOpen = () =>
  process.env.ALLOW_LOCAL_SIGN_IN_FROM === 'network'
    ? 'Your network can open it too (ALLOW_LOCAL_SIGN_IN_FROM=network). It believes whoever they say they are.'
    : 'Only this machine can open it, for its sign-in asks for no password. ALLOW_LOCAL_SIGN_IN_FROM=network opens it.';

exitWith(start());
