import { record } from '../../platform/audit/audit';
import { execute, inTransaction } from '../../platform/database/database';
import { User } from '../../people/users/User';
import type { DemoData, DemoPerson } from './demoData';
import { seedApproval } from './seedApproval';
import { seedPartners } from './seedPartners';
import { seedCompanies } from './seedCompanies';
import { seedHoldings } from './seedHoldings';
import { seedJournalists } from './seedJournalists';
import { seedRelease } from './seedRelease';

const seedPerson = async (person: DemoPerson, now: Date): Promise<User> => {
  const { key: _key, group, email, ...profile } = person;
  const user = await User.create({
    ...profile,
    email,
    oktaLogin: email.toLowerCase(),
    groupName: group,
    activatedAt: now,
    createdDate: now,
  });
  await execute('insert into verified_emails (user_id, email, verified_at) values ($1, $2, $3)', [
    user.userId,
    email.toLowerCase(),
    now,
  ]);
  return user;
};

export const seedDemo = (data: DemoData, now: Date): Promise<boolean> =>
  inTransaction(async () => {
    // Two that seed at once take turns, and the second finds people.
    await execute('lock table users in share row exclusive mode');
    if ((await User.count()) > 0) return false;
    const people = new Map<string, User>();
    for (const person of data.people) people.set(person.key, await seedPerson(person, now));
    await seedPartners(data, people, now);
    await seedJournalists(data.journalists);
    await seedCompanies(data.companies, people, now);
    for (const release of data.releases) {
      const owner = people.get(release.owner);
      if (owner !== undefined) await seedRelease(release, owner, editorOf(people), now);
    }
    await seedHoldings(data, people, now);
    const [editor, customer] = [editorOf(people), people.get('otherCustomer')];
    if (editor !== null && customer !== undefined) await seedApproval({ editor, customer }, now);
    await record({
      actor: 'worker',
      action: 'demo.seed',
      subject: { type: 'installation', id: 'demo' },
      details: { people: data.people.length, releases: data.releases.length },
    });
    return true;
  });

const editorOf = (people: ReadonlyMap<string, User>): User | null =>
  [...people.values()].find(({ groupName }) => groupName === 'EDITOR') ?? null;
