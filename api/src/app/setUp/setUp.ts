import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { rememberVerified } from '../../people/registration/verifiedEmailRows';
import { User } from '../../people/users/User';
import { record } from '../../platform/audit/audit';
import { inTransaction } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { IdentityPort } from '../../platform/ports/identity/identityPort';
import type { Config } from '../../platform/settings/config';
import { readableCode, signsOf } from '../../platform/text/readableCode';

/** A code is good for a day; a process that starts anew writes another. */
const lifetime = 24 * 3_600_000;

const adminExists = statement('admin-exists', { isBrief: true })`
select exists (select from users where group_name = 'ADMIN' and deleted_at is null) as "isThere!"`;

const keepCode = statement('set-up-code-keep')`
with expired as (delete from set_up_codes where expires_at <= :now)
insert into set_up_codes (code_hash, expires_at) values (:hash, :expiresAt)`;

const findCode = statement('set-up-code-find')`
select 1 as found from set_up_codes where code_hash = :hash and expires_at > :now`;

const lockCodes = statement('set-up-codes-lock')`
lock table set_up_codes in share row exclusive mode`;

const isOfUser = statement('set-up-person-used', { isBrief: true })`
select exists (select from users where provider_user_id = :providerUserId) as "isThere!"`;

const removeCodes = statement('set-up-codes-remove')`delete from set_up_codes`;

/** Who becomes the first administrator. */
export type FirstAdmin = { email: string; firstName: string; lastName: string };

/** `wrong-code`: it is none, or too old. `too-late`: somebody is administrator by now. Else where the password is chosen; null for who has one. */
export type SetUpOutcome = 'wrong-code' | 'too-late' | { passwordUrl: string | null };

const hashOf = (code: string): string => createHash('sha256').update(signsOf(code)).digest('base64url');

/** Makes or finds the account, in ADMIN and activated: who may read the log need not prove a mailbox. */
const makeAdmin = async (
  { email, firstName, lastName }: FirstAdmin,
  providerUserId: string,
  now: Date,
): Promise<void> => {
  const oktaLogin = email.toLowerCase();
  const known = await User.findOne({ where: { oktaLogin, deletedAt: null }, lock: true });
  const row = { groupName: 'ADMIN', providerUserId, activatedAt: now } as const;
  const user =
    known === null
      ? await User.create({ oktaLogin, email, firstName, lastName, ...row })
      : await known.update({ ...row, activatedAt: known.activatedAt ?? now });
  await rememberVerified(user.userId, user.oktaLogin, now);
  await record({
    actor: 'operator',
    action: 'user.setGroup',
    subject: { type: 'user', id: user.userId },
    details: { from: known?.groupName ?? 'USER', to: 'ADMIN' },
  });
};

/** The beginning of an installation: while nobody is administrator, a code from the log makes one. */
export class SetUp {
  #isOpen = false;

  constructor(
    private readonly config: Pick<Config, 'publicUrl'>,
    private readonly identity: IdentityPort,
    private readonly log: Logger,
    private readonly clock: () => Date,
  ) {}

  /** Opens the page and writes its code into the log, where there is no administrator. Answers the code; null otherwise. */
  async announce(): Promise<string | null> {
    if ((await adminExists.one()).isThere) return null;
    const code = readableCode(3, 4);
    const now = this.clock();
    await keepCode.run({ hash: hashOf(code), now, expiresAt: new Date(now.getTime() + lifetime) });
    this.#isOpen = true;
    this.log.warn(
      `There is no administrator yet. Open ${this.config.publicUrl}/setup and enter ${code}, within 24 hours.`,
    );
    return code;
  }

  /** Whether the page is to be shown. Once there is an administrator it never is again, without asking. */
  async isOpen(): Promise<boolean> {
    this.#isOpen &&= !(await adminExists.one()).isThere;
    return this.#isOpen;
  }

  /** Makes the first administrator, once for all who try at the same time. IdentityUnavailable: nothing was changed. */
  async complete(code: string, person: FirstAdmin): Promise<SetUpOutcome> {
    const known = { hash: hashOf(code), now: this.clock() };
    if ((await findCode.maybe(known)) === undefined) return 'wrong-code';
    const { email, firstName, lastName } = person;
    const login = email.toLowerCase();
    const found = await this.identity.findPerson(login);
    const { providerUserId } =
      found ?? (await this.identity.createPerson({ email: login, firstName, lastName, organization: '' }));
    const passwordUrl = await this.identity.activatePerson(providerUserId);
    const outcome = await inTransaction(async () => {
      await lockCodes.run();
      if ((await adminExists.one()).isThere) return 'too-late';
      if ((await findCode.maybe(known)) === undefined) return 'wrong-code';
      await makeAdmin(person, providerUserId, known.now);
      await removeCodes.run();
      return { passwordUrl };
    });
    // A person without an account here could neither sign in nor register.
    if (typeof outcome === 'string' && found === null && !(await isOfUser.one({ providerUserId })).isThere)
      await this.identity.removePerson(providerUserId);
    return outcome;
  }
}
