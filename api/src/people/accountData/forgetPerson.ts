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

/** Deletes what tells who a person was, or takes it out of what stays. Answers of which tables how many rows were touched. */
export const forgetPerson = async (person: Person): Promise<Readonly<Record<string, number>>> => {
  const touched: Record<string, number> = {};
  for (const [table, { deletion }] of Object.entries(tableRules)) {
    if ('none' in deletion) continue;
    let count = 0;
    for (const one of deletion.statements) count += await one.run(person);
    if (count > 0) touched[table] = count;
  }
  return touched;
};
