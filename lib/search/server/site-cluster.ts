export { ClusterEngine, clusterClient, indexOf, loadCluster, PARTS } from '@polymath/cluster';
