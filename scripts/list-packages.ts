import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      resolved: z.string().optional(),
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
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
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
