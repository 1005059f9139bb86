export { type ClusterClient, clusterClient } from './cluster-client';
export { indexOf, PARTS } from './cluster-mapping';
export { type ClusterOptions, clusterVersions } from './cluster-versions';
export { type LoadOptions, loadCluster } from './load-cluster';
