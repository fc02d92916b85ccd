import { text } from 'node:stream/consumers';
import { now } from '@dispatch/api/clock';
import { closeDatabase, connectDatabase } from '@dispatch/api/database';
import { startOrExplain } from '@dispatch/api/startUp';
import { accountByLogin, addAccount, type AccountStatus, type Profile } from './accounts/accounts';
import { hashPassword } from './accounts/passwords';
import { readSettingsOrEnd } from './settings/readSettingsOrEnd';

/** Somebody who can sign in at once; without a password, once they have chosen one. */
type Person = { profile: Profile; password: string | null; status: AccountStatus };

const { databaseUrl } = readSettingsOrEnd();

// Adds people from standard input, a list as JSON, for a demonstration. Who is there already stays as they are.
await startOrExplain('Planting people', async () => {
  const people = JSON.parse(await text(process.stdin)) as Person[];
  connectDatabase(databaseUrl);
  for (const { profile, password, status } of people) {
    if ((await accountByLogin(profile.login)) !== undefined) continue;
    await addAccount(profile, status, password === null ? null : await hashPassword(password), now());
  }
  await closeDatabase();
});
