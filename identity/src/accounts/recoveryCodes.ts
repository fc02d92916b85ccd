import { inTransaction } from '@dispatch/api/database';
import { readableCode, signsOf } from '@dispatch/api/readableCode';
import { statement } from '@dispatch/api/statement';
import { hashPassword, passwordMatches } from './passwords';

// For who has lost the second factor: each lets in once, in the place of a code or a passkey.

const count = 10;

const removingAll = statement('identity-remove-recovery-codes')`
delete from identity.recovery_codes where account_id = :id`;

const adding = statement('identity-add-recovery-codes')`
insert into identity.recovery_codes (account_id, code_hash) select :id, unnest(:hashes::text[])`;

const listing = statement('identity-recovery-codes')`
select code_hash as hash from identity.recovery_codes where account_id = :id`;

const taking = statement('identity-take-recovery-code')`
delete from identity.recovery_codes where account_id = :id and code_hash = :hash`;

const counting = statement('identity-count-recovery-codes', { isBrief: true })`
select count(*)::integer as "left!" from identity.recovery_codes where account_id = :id`;

/** 49 bits by chance: too few for a quick hash, so they are kept as passwords are. */
const newCode = (): string => readableCode(2, 5);

/** Makes ten new codes in the place of those that there were. They are shown once: only their hashes are kept. */
export const makeRecoveryCodes = async (id: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: count }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashPassword(signsOf(code))));
  await inTransaction(async () => {
    await removingAll.run({ id });
    await adding.run({ id, hashes });
  });
  return codes;
};

export const removeRecoveryCodes = (id: string): Promise<number> => removingAll.run({ id });

/** Takes a code, however it is written. False when it is none, or was taken before. */
export const takeRecoveryCode = async (id: string, code: string): Promise<boolean> => {
  const signs = signsOf(code);
  if (signs.length !== signsOf(newCode()).length) return false;
  for (const { hash } of await listing.all({ id }))
    if (await passwordMatches(signs, hash)) return (await taking.run({ id, hash })) === 1;
  return false;
};

export const recoveryCodesLeft = async (id: string): Promise<number> => (await counting.one({ id })).left;
