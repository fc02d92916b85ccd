import { randomBytes } from 'node:crypto';
import { personas } from '../personas';
import type { Collection, Journal } from '../store/journal';
import { hashPassword } from './password';

export type AccountStatus = 'STAGED' | 'PROVISIONED' | 'ACTIVE' | 'RECOVERY' | 'SUSPENDED' | 'DEPROVISIONED';

/** A second factor of an account: codes of an authenticator app, by RFC 6238. */
interface SecondFactor {
  /** The shared key, base32. */
  readonly key: string;
  readonly since: string;
  /** The step of the last code that was taken; no code is taken twice. */
  readonly lastStep: number;
}

export interface Account {
  readonly id: string;
  readonly status: AccountStatus;
  readonly profile: Readonly<Record<string, unknown>> & {
    readonly login: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  readonly passwordHash: string | null;
  readonly secondFactor?: SecondFactor | null;
  readonly created: string;
  readonly activated: string | null;
  readonly statusChanged: string | null;
  readonly lastLogin: string | null;
  readonly lastUpdated: string;
  readonly passwordChanged: string | null;
}

const newAccountId = (): string => `00u${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x')}5d7`;

/** The hashes of the demo people, made once a process: they take most of a start. */
const demoHashes = new Map<string, string>();

function demoHash(password: string): string {
  const hash = demoHashes.get(password) ?? hashPassword(password);
  demoHashes.set(password, hash);
  return hash;
}

export class Accounts {
  readonly #rows: Collection<Account>;

  constructor(journal: Journal) {
    this.#rows = journal.collection<Account>('accounts');
    if (this.#rows.all().length === 0) journal.batch(() => this.#seed());
  }

  byId(id: string): Account | undefined {
    return this.#rows.get(id);
  }

  byLogin(login: string): Account | undefined {
    const wanted = login.trim().toLowerCase();
    return this.#rows.all().find((account) => account.profile.login.toLowerCase() === wanted);
  }

  add(profile: Account['profile'], status: AccountStatus, passwordHash: string | null): Account {
    const now = new Date().toISOString();
    const account: Account = {
      id: newAccountId(),
      status,
      profile,
      passwordHash,
      created: now,
      activated: status === 'ACTIVE' ? now : null,
      statusChanged: now,
      lastLogin: null,
      lastUpdated: now,
      passwordChanged: passwordHash === null ? null : now,
    };
    this.#rows.set(account.id, account);
    return account;
  }

  change(account: Account, changes: Partial<Account>): Account {
    const now = new Date().toISOString();
    const statusChanged =
      changes.status !== undefined && changes.status !== account.status ? now : account.statusChanged;
    const changed: Account = { ...account, statusChanged, lastUpdated: now, ...changes };
    this.#rows.set(account.id, changed);
    return changed;
  }

  remove(account: Account): void {
    this.#rows.delete(account.id);
  }

  #seed(): void {
    for (const person of personas) {
      const { email, firstName, lastName, organization, phone } = person;
      const profile = { login: email, email, firstName, lastName, organization, primaryPhone: phone };
      this.add(profile, 'ACTIVE', demoHash(person.password));
    }
  }
}
