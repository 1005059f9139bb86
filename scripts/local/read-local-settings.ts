import { resolve } from 'node:path';
import { z } from 'zod';
import { LocalServicesError } from '@/scripts/local/local-services-error';
import type { LocalServicesOptions } from '@/scripts/local/start-local-services';

const port = (usual: number) => z.coerce.number().int().min(0).max(65_535).default(usual);

const schema = z.object({
  LOCAL_AUTH_PORT: port(9099),
  LOCAL_FIRESTORE_PORT: port(9098),
  LOCAL_DATA_DIR: z
    .string()
    .default('.polymath/local')
    .transform((folder) => resolve(folder)),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIRESTORE_EMULATOR_HOST: z.string().optional(),
  ALLOW_LOCAL_SIGN_IN_FROM: z.enum(['loopback', 'network']).optional(),
});

/**
 * The settings of the local services; an empty variable counts as unset.
 * @returns undefined if a Firebase project is set: then none of them starts
 * @throws LocalServicesError naming every wrong variable
 */
export function readLocalSettings(
  variables: Record<string, string | undefined>,
): Omit<LocalServicesOptions, 'log'> | undefined {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = schema.safeParse(set);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
    throw new LocalServicesError(
      ['The local services cannot start. Fix these variables:', ...problems].join('\n'),
    );
  }
  if (read.data.FIREBASE_API_KEY) return undefined;
  return {
    dataDir: read.data.LOCAL_DATA_DIR,
    ports: { auth: read.data.LOCAL_AUTH_PORT, firestore: read.data.LOCAL_FIRESTORE_PORT },
    running: { auth: read.data.FIREBASE_AUTH_EMULATOR_HOST, firestore: read.data.FIRESTORE_EMULATOR_HOST },
  };
}
