import * as cluster from '@polymath/cluster';
import type { Versions } from '@polymath/engine';
import { courseRules } from '@/lib/search/server/course-rules';
import { chargeClient } from '@/lib/server/client-work';
import { unpaused } from '@/lib/server/outbound/unpaused';
import type { SearchEngine } from './search-engine.types';
import { type VersionedOptions, versionedEngine } from './versioned-engine';

export { indexOf, PARTS } from '@polymath/cluster';

type SiteOptions = Omit<cluster.ClusterOptions, 'client' | 'rules' | 'charge'> & {
  url: string;
  /** Value of the `Authorization` header. */
  key?: string | undefined;
};

export const clusterClient = (addresses: string, key: string | undefined) =>
  cluster.clusterClient(addresses, key, unpaused);

/** Loads an index of this site's courses into a cluster. @throws ClusterError when loading fails */
export const loadCluster = (options: Omit<cluster.LoadOptions, 'rules'>) =>
  cluster.loadCluster({ rules: courseRules, ...options });

/** The versions of this site's courses in a cluster. */
export const clusterVersions = ({ url, key, ...options }: SiteOptions): Versions =>
  cluster.clusterVersions({
    client: clusterClient(url, key),
    rules: courseRules,
    charge: chargeClient,
    ...options,
  });

/** A search engine on a cluster with this site's courses. */
export const clusterEngine = (options: SiteOptions & VersionedOptions): SearchEngine =>
  versionedEngine(clusterVersions(options), { patience: options.timeout, ...options });
