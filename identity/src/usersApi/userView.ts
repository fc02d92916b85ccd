import type { Account, Profile } from '../accounts/accounts';
import { invalid } from './oktaError';

/** An account as Okta shows a user: without anything that it is known by. */
export const userView = (account: Account, base: string): object => {
  const { passwordHash: _hash, profile, ...shown } = account;
  return {
    ...shown,
    type: { id: 'oty1dispatchidentity' },
    profile: { mobilePhone: null, secondEmail: null, ...profile },
    credentials: {
      emails: [{ value: profile.email, status: 'VERIFIED', type: 'PRIMARY' }],
      provider: { type: 'OKTA', name: 'OKTA' },
    },
    _links: { self: { href: `${base}/api/v1/users/${account.id}` } },
  };
};

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Longest address by RFC 5321, and of a name what Okta takes. */
const longest = { login: 254, email: 254, firstName: 50, lastName: 50 } as const;

type Field = keyof typeof longest;

const causeOf = (name: Field, value: unknown): string | null => {
  if (typeof value !== 'string' || value === '') return `${name}: The field cannot be left blank`;
  // eslint-disable-next-line no-control-regex -- PostgreSQL keeps no NUL, and mails no line break
  if (value.length > longest[name] || /[\u0000-\u001f]/.test(value))
    return `${name}: Does not match required pattern`;
  if (name === 'login' && !emailPattern.test(value))
    return 'login: Username must be in the form of an email address';
  return name === 'email' && !emailPattern.test(value) ? 'email: Does not match required pattern' : null;
};

/** The profile of a new user. @throws OktaError naming every field that is missing or wrong */
export const readProfile = (body: unknown): Profile => {
  const given = (body as { profile?: unknown } | undefined)?.profile;
  if (typeof given !== 'object' || given === null)
    throw invalid('profile', ['profile: The field cannot be left blank']);
  const profile = given as Record<string, unknown>;
  const causes = (Object.keys(longest) as Field[]).flatMap((name) => causeOf(name, profile[name]) ?? []);
  const [first] = causes;
  if (first !== undefined) throw invalid(first.split(':')[0] ?? 'profile', causes);
  if (JSON.stringify(profile).includes(String.raw`\u0000`))
    throw invalid('profile', ['profile: Does not match required pattern']);
  return profile as Profile;
};
