import * as cluster from '@polymath/cluster';
import type { Versions } from '@polymath/engine';
import { courseRules } from '@/lib/search/server/course-rules';
import { chargeClient } from '@/lib/server/client-work';
import { unpaused } from '@/lib/server/outbound/unpaused';
import type { SearchEngine } from './search-engine.types';
import { type VersionedOptions, versionedEngine } from './versioned-engine';

export { indexOf, PARTS } from '@polymath/cluster';

type Place = {
  /** Addresses of the nodes, with user name and password, separated by commas. */
  url: string;
};
type SiteOptions = Place & Omit<cluster.ClusterOptions, 'client' | 'rules' | 'charge'>;

/** Loads an index of this site's courses into a cluster. @throws ClusterError when loading fails */
export async function loadCluster({
  url,
  ...options
}: Place & Omit<cluster.LoadOptions, 'client' | 'rules'>) {
  const client = cluster.clusterClient(url, unpaused);
  return cluster.loadCluster({ client, rules: courseRules, ...options }).finally(() => client.close());
}

/** The versions of this site's courses in a cluster. */
export const clusterVersions = ({ url, ...options }: SiteOptions): Versions =>
  cluster.clusterVersions({
    client: cluster.clusterClient(url, unpaused),
    rules: courseRules,
    charge: chargeClient,
    ...options,
  });

/** A search engine on a cluster with this site's courses. */
export const clusterEngine = (options: SiteOptions & VersionedOptions): SearchEngine =>
  versionedEngine(clusterVersions(options), { patience: options.timeout, ...options });
