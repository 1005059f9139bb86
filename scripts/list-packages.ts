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
      inBundle: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

type Package = {
  name: string;
  version: string;
  licence: string;
  isDev: boolean;
  /** Download address, if the lockfile states it. */
  from: string | undefined;
  /** Whether the lockfile has its hash, or that of the package in which it is. */
  isSealed: boolean;
};

/** The packages of a lockfile, one entry per name and version. `unknown` if a package states no licence. */
export function listPackages(lock: unknown): Package[] {
  const { packages } = lockSchema.parse(lock);
  const found = new Map<string, Package>();
  for (const [path, one] of Object.entries(packages)) {
    // Skips the project itself, its workspaces and links to them.
    if (!path.includes(FOLDER) || one.link) continue;
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    found.set(`${name} ${one.version}`, {
      name,
      version: one.version ?? '',
      licence: one.license ?? 'unknown',
      isDev: one.dev ?? false,
      from: one.resolved,
      isSealed: one.integrity !== undefined || one.inBundle === true,
    });
  }
  return [...found.values()];
}
