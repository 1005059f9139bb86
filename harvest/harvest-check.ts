import { parseArgs } from 'node:util';
import { publicEnv } from '@/lib/env.public';
import { serverEnv } from '@/lib/server/env';
import { createOutboundFetch } from '@/lib/server/outbound/outbound-fetch';
import { userAgent } from '@/lib/sources/server/live-sources';
import { runCommand, UsageError } from '@/scripts/run-command';
import { loadRegistry } from './data-files';
import { protocols } from './protocols';
import { type CheckedSource, checkSource } from './run/check-source';
import { stateDirOf } from './run/harvest';

const HELP = `Asks each source of courses for its first records, also those that are off.

  npm run harvest:check -w harvest -- [--only ID]

Exit codes: 0 every source that is on gives courses, 1 one does not, 2 wrong command, 130 interrupted.`;

function describe(checked: CheckedSource): string {
  const name = `${checked.id} (${checked.isOn ? 'on' : 'off'})`;
  if (checked.kind === 'gives nothing') return `${name}: ${checked.why}`;
  const { title, provider, url } = checked.fact;
  return `${name}: "${title}", ${provider}, ${url}`;
}

async function run(signal: AbortSignal): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const sources = await loadRegistry(stateDirOf(serverEnv.INDEX_DIR));
  const only = values.only ?? [];
  const unknown = only.find((id) => !sources.some((source) => source.id === id));
  if (unknown) throw new UsageError(`There is no source "${unknown}".`);
  const chosen = sources.filter(({ id }) => only.length === 0 || only.includes(id));
  let code = 0;
  for (const source of chosen) {
    const checked = await checkSource({
      source,
      protocol: protocols[source.protocol],
      http: { fetchOutbound: createOutboundFetch({ plainHttp: true }), userAgent: userAgent() },
      contact: publicEnv.operatorEmail,
      signal,
      now: Date.now,
    });
    console.log(describe(checked));
    if (checked.kind === 'gives nothing' && checked.isOn) code = 1;
  }
  return code;
}

await runCommand(run, {
  help: { name: 'harvest:check', text: HELP },
  interrupted: 'Interrupted.',
});
