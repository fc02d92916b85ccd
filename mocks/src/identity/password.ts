import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const minimumPasswordLength = 10;

export const passwordRules: readonly string[] = [
  `At least ${minimumPasswordLength} characters; a few words are fine`,
  'Not your e-mail address, and not your name',
];

export function passwordError(
  password: string,
  person: { login: string; names: readonly string[] },
): string | null {
  if (password === '') return 'Choose a password.';
  if (password.length < minimumPasswordLength) {
    return `Your password must have at least ${minimumPasswordLength} characters.`;
  }
  const lower = password.toLowerCase();
  const telling = [person.login, person.login.split('@')[0] ?? '', ...person.names];
  const given = telling.some((word) => word.length > 3 && lower.includes(word.toLowerCase()));
  return given ? 'Your password cannot contain your e-mail address or your name.' : null;
}

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32).toString('hex')}`;
}

/** Whether this is the password; takes as long when there is no hash to compare with. */
export function passwordMatches(password: string, stored: string | null): boolean {
  const [salt, hash] = (stored ?? `${'00'.repeat(16)}:${'00'.repeat(32)}`).split(':');
  const given = scryptSync(password, Buffer.from(salt ?? '', 'hex'), 32);
  return timingSafeEqual(given, Buffer.from(hash ?? '', 'hex')) && stored !== null;
}
