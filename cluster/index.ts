export { type ClusterClient, clusterClient } from './cluster-client';
export { ClusterEngine } from './cluster-engine';
export { indexOf, PARTS } from './cluster-mapping';
export { loadCluster } from './load-cluster';
