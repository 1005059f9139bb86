import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { replaceFile } from '@/lib/server/replace-file';
import { LocalServicesError } from '@/scripts/local/local-services-error';

/** What Google tells of a person. */
export const personSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(255).optional(),
  name: z.string().max(255).optional(),
  picture: z.string().max(2_000).optional(),
});
export type Person = z.infer<typeof personSchema>;

const accountSchema = z.looseObject({
  localId: z.string().min(1),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  createdAt: z.string().optional(),
  lastLoginAt: z.string().optional(),
  providerUserInfo: z.array(z.looseObject({ providerId: z.string(), rawId: z.string() })).default([]),
});
/** In the format in which Firebase exports and answers accounts. */
export type Account = z.infer<typeof accountSchema>;

const fileSchema = z.object({ users: z.array(accountSchema).default([]) });

export type Accounts = {
  all(): Account[];
  find(localId: string): Account | undefined;
  /** The account of a person, which is made or brought up to date. */
  signIn(person: Person, now: number): { account: Account; isNew: boolean };
  remove(localId: string): Promise<void>;
  /** Resolves when all changes are on disk. */
  saved(): Promise<void>;
};

/** @throws LocalServicesError when the file exists and is not a list of users */
async function readAccounts(file: string): Promise<Account[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return fileSchema.parse(JSON.parse(text)).users;
  } catch (cause) {
    throw new LocalServicesError(`${file} is no list of users. Move it away to start without users.`, {
      cause,
    });
  }
}

/**
 * The accounts in a file, which is written after each change.
 * @throws LocalServicesError when the file exists and is not a list of users
 */
export async function openAccounts(file: string): Promise<Accounts> {
  const accounts = new Map((await readAccounts(file)).map((account) => [account.localId, account]));
  const all = () => [...accounts.values()];
  let saved = Promise.resolve();
  const save = () => {
    saved = saved
      .then(() => replaceFile(file, `${JSON.stringify({ users: all() }, null, 2)}\n`))
      .catch((error) => console.error(`${file} could not be written.`, error));
    return saved;
  };
  // As at Google, one person has one account, and so has one e-mail address.
  const find = ({ sub, email }: Person) =>
    all().find(({ providerUserInfo }) => providerUserInfo.some(({ rawId }) => rawId === sub)) ??
    all().find((account) => email !== undefined && account.email === email);

  return {
    all,
    find: (localId) => accounts.get(localId),
    signIn(person, now) {
      const { sub: rawId, email, name: displayName, picture: photoUrl } = person;
      const before = find(person);
      const shown = { email, displayName, photoUrl };
      const account: Account = {
        localId: randomUUID(),
        createdAt: String(now),
        ...before,
        ...shown,
        emailVerified: true,
        lastLoginAt: String(now),
        providerUserInfo: [{ providerId: 'google.com', rawId, federatedId: rawId, ...shown }],
      };
      accounts.set(account.localId, account);
      save();
      return { account, isNew: !before };
    },
    remove(localId) {
      accounts.delete(localId);
      return save();
    },
    saved: () => saved,
  };
}
