import { randomBytes } from 'node:crypto';
import { statement } from '@dispatch/api/statement';

/** As Okta calls it. STAGED and PROVISIONED have no password yet; RECOVERY has lost it and was mailed a link. */
export type AccountStatus = 'STAGED' | 'PROVISIONED' | 'ACTIVE' | 'RECOVERY' | 'SUSPENDED' | 'DEPROVISIONED';

/** What the product has said of a person; other members are kept as they came. */
export type Profile = Readonly<Record<string, unknown>> & {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

const columns = `account_id as "id", status, profile, password_hash as "passwordHash", created_at as "created",
  activated_at as "activated", status_changed_at as "statusChanged", updated_at as "lastUpdated",
  password_changed_at as "passwordChanged", last_login_at as "lastLogin"`;

type Narrow = { profile: Profile };

const byId = statement('identity-account-by-id', { isBrief: true })`
select ${columns} from identity.accounts where account_id = :id`.as<Narrow>();

const byLogin = statement('identity-account-by-login', { isBrief: true })`
select ${columns} from identity.accounts where lower(login) = lower(:login)`.as<Narrow>();

const adding = statement('identity-add-account')`
insert into identity.accounts (account_id, login, status, profile, password_hash, created_at, activated_at,
    status_changed_at, updated_at, password_changed_at)
  values (:id, :login, :status, :profile::jsonb, :passwordHash?, :now, :activated?, :now, :now, :passwordChanged?)
  on conflict (lower(login)) do nothing returning ${columns}`.as<Narrow>();

const movingStatus = statement('identity-move-account')`
update identity.accounts set status = :to, status_changed_at = :now, updated_at = :now
  where account_id = :id and status = any(:from::text[]) returning ${columns}`.as<Narrow>();

const losingPassword = statement('identity-lose-password')`
update identity.accounts set status = :to, password_hash = null, status_changed_at = :now, updated_at = :now
  where account_id = :id and status = any(:from::text[]) returning ${columns}`.as<Narrow>();

const settingPassword = statement('identity-set-password')`
update identity.accounts set status = 'ACTIVE', password_hash = :hash, password_changed_at = :now,
    activated_at = coalesce(activated_at, :now), updated_at = :now,
    status_changed_at = case when status = 'ACTIVE' then status_changed_at else :now end
  where account_id = :id and status = any(:from::text[]) returning ${columns}`.as<Narrow>();

const notingSignIn = statement('identity-note-sign-in')`
update identity.accounts set last_login_at = :now where account_id = :id`;

const removing = statement('identity-remove-account')`
delete from identity.accounts where account_id = :id`;

/** Who may sign in, and how this service knows it. */
export type Account = NonNullable<Awaited<ReturnType<(typeof byId)['maybe']>>>;

/** As Okta's look: they are part of addresses and logs. */
const newId = (): string => `00u${randomBytes(12).toString('base64url').replace(/[-_]/g, 'x')}5d7`;

export const accountById = (id: string): Promise<Account | undefined> => byId.maybe({ id });

/** @param login as somebody types it: case does not count, nor does space around it */
export const accountByLogin = (login: string): Promise<Account | undefined> =>
  byLogin.maybe({ login: login.trim() });

/** Adds an account. Undefined when there is one with this login. */
export const addAccount = (
  profile: Profile,
  status: AccountStatus,
  passwordHash: string | null,
  now: Date,
): Promise<Account | undefined> =>
  adding.maybe({
    id: newId(),
    login: profile.login,
    status,
    profile: JSON.stringify(profile),
    passwordHash,
    now,
    activated: status === 'ACTIVE' ? now : null,
    passwordChanged: passwordHash === null ? null : now,
  });

/** Moves an account from one of these statuses; undefined, and nothing is done, when it is in another by now. */
export const moveAccount = (
  id: string,
  from: readonly AccountStatus[],
  to: AccountStatus,
  now: Date,
): Promise<Account | undefined> => movingStatus.maybe({ id, from: [...from], to, now });

/** The same, and makes the password unusable. */
export const takePassword = (
  id: string,
  from: readonly AccountStatus[],
  to: AccountStatus,
  now: Date,
): Promise<Account | undefined> => losingPassword.maybe({ id, from: [...from], to, now });

/** Gives a password, which makes the account active. Undefined for one that may not have it, such as a suspended one. */
export const setPassword = (
  id: string,
  from: readonly AccountStatus[],
  hash: string,
  now: Date,
): Promise<Account | undefined> => settingPassword.maybe({ id, from: [...from], hash, now });

export const noteSignIn = (id: string, now: Date): Promise<number> => notingSignIn.run({ id, now });

/** Removes an account with all that belongs to it. */
export const removeAccount = (id: string): Promise<number> => removing.run({ id });
