package polymath;

import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import java.io.IOException;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of a cluster on this machine. It ends when its standard input does, so that no node outlives the command that
 * started it.
 *
 * <p>Arguments: the cluster's name, the node's name, its folder, its HTTP port, its transport port, and the transport
 * addresses and the names of all nodes, each separated by commas.
 */
public final class ClusterNode {
  private ClusterNode() {}

  public static void main(final String[] arguments) throws IOException {
    final String cluster = arguments[0];
    final String node = arguments[1];
    final String folder = arguments[2];
    final String httpPort = arguments[3];
    final String transportPort = arguments[4];
    final String addresses = arguments[5];
    final String managers = arguments[6];
    final OpenSearchRunner runner = new OpenSearchRunner();
    runner
        .onBuild(
            (number, settings) -> {
              settings.put("node.name", node);
              settings.put("network.host", "127.0.0.1");
              settings.put("http.port", httpPort);
              settings.put("transport.port", transportPort);
              settings.put("discovery.type", "zen");
              settings.putList("discovery.seed_hosts", addresses.split(","));
              settings.putList("cluster.initial_cluster_manager_nodes", managers.split(","));
              // The disk belongs to everything on this machine: a cluster for tests does not judge how full it is.
              settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
            })
        .build(newConfigs().numOfNode(1).clusterName(cluster).basePath(folder).useLogger());
    System.out.println("started");
    while (System.in.read() >= 0) {
      // Waits for its end.
    }
    runner.close();
    System.exit(0);
  }
}
