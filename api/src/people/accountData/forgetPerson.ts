import type { User } from '../users/User';
import type { Person } from './rule';
import { tableRules } from './tableRules';

export const personOf = (user: User, now: Date): Person => ({
  userId: user.userId,
  login: user.oktaLogin,
  email: user.email,
  name: `${user.firstName} ${user.lastName}`.trim(),
  phone: user.phone,
  now,
});

export const forgetPerson = async (person: Person): Promise<void> => {
  for (const { deletion } of Object.values(tableRules)) {
    if ('none' in deletion) continue;
    for (const one of deletion.statements) await one.run(person);
  }
};
