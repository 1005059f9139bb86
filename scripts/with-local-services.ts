import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { LocalServicesError } from '@/scripts/local/local-services-error';
import { startServicesFor } from '@/scripts/local/start-services-for';
import { withLocalHost } from '@/scripts/local/with-local-host';

/** Milliseconds that the command may take to end after a signal; then it is killed. */
const GRACE_MS = 10_000;

/** `tsx scripts/with-local-services.ts next dev`: runs a command, with local services if no project is set. */
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Name the command to run: with-local-services.ts next dev');

try {
  const services = await startServicesFor(args.includes('dev') ? 'development' : 'production');
  const isLocal = Boolean(services.env.FIREBASE_AUTH_EMULATOR_HOST);
  try {
    const words = isLocal ? withLocalHost(args, process.env) : args;
    process.exitCode = await run(command, words, services.env);
  } finally {
    await services.stop();
  }
} catch (error) {
  console.error(error instanceof LocalServicesError ? error.message : error);
  process.exitCode = 1;
}

async function run(name: string, parameters: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(name, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
  // A terminal sends Ctrl+C to the command as well; a second signal does no harm.
  const forward = (signal: NodeJS.Signals) => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
  };
  process.on('SIGINT', forward).on('SIGTERM', forward).on('SIGHUP', forward);
  const [code, signal] = await once(child, 'exit');
  return code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
}
