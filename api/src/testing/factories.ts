import { randomBytes } from 'node:crypto';
import type { Group } from '@dispatch/contract';
import type { CreationAttributes } from 'sequelize';
import { now } from '../platform/settings/clock';
import { User } from '../people/users/User';
import { insertSession } from '../people/sessions/sessionStore';

export const makeUser = async ({
  group = 'USER',
  ...given
}: { group?: Group } & Partial<CreationAttributes<User>> = {}): Promise<User> => {
  const email = given.email ?? `person-${randomBytes(6).toString('hex')}@harbor.example`;
  return User.create({
    oktaLogin: email.toLowerCase(),
    email,
    firstName: 'Dana',
    lastName: 'Ortiz',
    organization: 'Harbor Robotics',
    phone: '410 555 0142',
    country: 'USA',
    state: 'Maryland',
    groupName: group,
    activatedAt: now(),
    ...given,
  });
};

export const testBrowser = { address: '203.0.113.24', userAgent: 'Test browser' };

export const makeSession = async (
  user: User,
  idToken: string | null = null,
  client = testBrowser,
): Promise<string> => (await insertSession(user.userId, idToken, now(), client)).token;
