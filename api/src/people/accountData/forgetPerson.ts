import type { User } from '../users/User';
import { runRule, type Person } from './rule';
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
  for (const [table, { deletion }] of Object.entries(tableRules)) {
    if ('none' in deletion) continue;
    for (const [place, sql] of deletion.statements.entries())
      await runRule(`forget-${table}-${place}`, sql, person);
  }
};
