import { z } from 'zod';

const FOLDER = 'node_modules/';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

export type Package = {
  name: string;
  version: string;
  licence: string;
  isDev: boolean;
  wantsScript: boolean;
  /** Where it is fetched from, when the lockfile says so. */
  from: string | undefined;
  isSealed: boolean;
};

/** The packages of a lockfile, one of a name and version. `unknown` where a package does not say its licence. */
export function listPackages(lock: unknown): Package[] {
  const { packages } = lockSchema.parse(lock);
  const found = new Map<string, Package>();
  for (const [path, one] of Object.entries(packages)) {
    // The project itself, its workspaces and the links to them.
    if (!path.includes(FOLDER) || one.link) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    found.set(`${name} ${one.version}`, {
      name,
      version: one.version ?? '',
      licence: one.license ?? 'unknown',
      isDev: one.dev ?? false,
      wantsScript: one.hasInstallScript ?? false,
      from: one.resolved,
      isSealed: one.integrity !== undefined,
    });
  }
  return [...found.values()];
}
