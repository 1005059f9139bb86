import { startCluster } from '@/scripts/cluster/start-cluster';
import { run } from '@/scripts/run';
const c = await startCluster();
try { await run('npx', ['tsx', 'bench/search-judge.ts', '--engine', c.urls]); } finally { await c.close(); }
