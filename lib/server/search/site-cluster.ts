import { assertServer } from '@/lib/assert-server';

assertServer('lib/server/search/site-cluster');

export { ClusterEngine, clusterClient, indexOf, loadCluster, PARTS } from '@polymath/cluster';
