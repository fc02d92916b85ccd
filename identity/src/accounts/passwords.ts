import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Ten characters are the documents' least; NIST SP 800-63B asks for eight, and for a most of no less than 64. */
const least = 10;
const most = 200;

export const passwordRules: readonly string[] = [
  `At least ${least} characters; a few words are fine`,
  'Not your e-mail address, your name, or the name of this site',
  'Not one of the passwords that everybody tries',
];

/** Argon2id with what OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Letters of a password as those who guess write them, without what is added at its end to pass a rule. */
const common = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
const withoutTail = (word: string): string => word.replace(/[\d\W_]+$/, '');

const isCommon = (password: string): boolean => {
  const word = password.toLowerCase();
  const core = withoutTail(word);
  // '1234567890' and 'aaaaaaaaaa' have no core, and 'password!!' has one that everybody tries.
  return common.has(word) || (core.length > 3 && common.has(core)) || /^(.{1,3})\1+$/.test(word);
};

/** Why a password cannot be chosen, as a sentence; null when it can. */
export const passwordError = (
  password: string,
  person: { readonly login: string; readonly names: readonly string[]; readonly site: string },
): string | null => {
  if (password === '') return 'Choose a password.';
  if (password.length < least) return `Your password must have at least ${least} characters.`;
  if (password.length > most) return `Your password can have at most ${most} characters.`;
  const lower = password.toLowerCase();
  const telling = [person.login, person.login.split('@')[0] ?? '', ...person.names];
  if (telling.some((word) => word.length > 3 && lower.includes(word.toLowerCase())))
    return 'Your password cannot contain your e-mail address or your name.';
  if (lower.includes(person.site.toLowerCase()))
    return `Your password cannot contain the word ${person.site}.`;
  return isCommon(password)
    ? 'This is one of the passwords that everybody tries. Choose another one; a few words are fine.'
    : null;
};

/** What is kept of a password: the hash with its salt and cost, as argon2 writes them. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFC'), cost);

let decoy: Promise<string> | null = null;

/** Whether this is the password; takes as long when there is no hash to compare with. */
export const passwordMatches = async (password: string, kept: string | null): Promise<boolean> => {
  // Nobody's: what is compared with it takes the time of a real comparison.
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const isRight = await verify(kept ?? (await decoy), password.slice(0, most).normalize('NFC'));
  return isRight && kept !== null && password.length <= most;
};
