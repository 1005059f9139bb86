import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { LocalServicesError } from '@/scripts/local/local-services-error';
import { writeFileAtomically } from './write-file-atomically';

/** Accounts as the emulator exports them; their content is not interpreted. */
const exportSchema = z.object({ users: z.array(z.looseObject({ localId: z.string() })).default([]) });

export type Users = z.infer<typeof exportSchema>;

const HEADERS = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** @throws LocalServicesError when the file exists and is not a list of users */
export async function readUsers(file: string): Promise<Users> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return exportSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new LocalServicesError(`${file} is no list of users. Move it away to start without users.`, {
      cause,
    });
  }
}

/** @throws Error when the emulator rejects them */
export async function importUsers(users: Users, host: string, projectId: string): Promise<void> {
  if (users.users.length === 0) return;
  const body = JSON.stringify(users);
  const answer = await fetch(`${accounts(host, projectId)}:batchCreate`, {
    method: 'POST',
    headers: HEADERS,
    body,
  });
  if (!answer.ok)
    throw new Error(`The Auth emulator does not take its own users back: ${await answer.text()}`);
}

export async function saveUsers(file: string, host: string, projectId: string): Promise<void> {
  const answer = await fetch(`${accounts(host, projectId)}:batchGet?maxResults=-1`, { headers: HEADERS });
  const users = exportSchema.parse(await answer.json());
  await writeFileAtomically(file, `${JSON.stringify({ users: users.users }, null, 2)}\n`);
}

const accounts = (host: string, projectId: string) =>
  `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
