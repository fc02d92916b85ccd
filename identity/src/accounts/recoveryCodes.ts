import { createHash } from 'node:crypto';
import { inTransaction } from '@dispatch/api/database';
import { readableCode, signsOf } from '@dispatch/api/readableCode';
import { statement } from '@dispatch/api/statement';

// For who has lost the second factor: each lets in once, in the place of a code or a passkey.

const count = 10;

const removingAll = statement('identity-remove-recovery-codes')`
delete from identity.recovery_codes where account_id = :id`;

const adding = statement('identity-add-recovery-codes')`
insert into identity.recovery_codes (account_id, code_hash) select :id, unnest(:hashes::text[])`;

const taking = statement('identity-take-recovery-code')`
delete from identity.recovery_codes where account_id = :id and code_hash = :hash`;

const counting = statement('identity-count-recovery-codes', { isBrief: true })`
select count(*)::integer as "left!" from identity.recovery_codes where account_id = :id`;

/** 49 bits by chance: what guesses them online is stopped by the limit long before, and a hash needs no salt. */
const newCode = (): string => readableCode(2, 5);

const hashOf = (code: string): string => createHash('sha256').update(signsOf(code)).digest('base64url');

/** Makes ten new codes in the place of those that there were. They are shown once: only their hashes are kept. */
export const makeRecoveryCodes = async (id: string): Promise<readonly string[]> => {
  const codes = Array.from({ length: count }, newCode);
  await inTransaction(async () => {
    await removingAll.run({ id });
    await adding.run({ id, hashes: codes.map(hashOf) });
  });
  return codes;
};

export const removeRecoveryCodes = (id: string): Promise<number> => removingAll.run({ id });

/** Takes a code, however it is written. False when it is none, or was taken before. */
export const takeRecoveryCode = async (id: string, code: string): Promise<boolean> =>
  signsOf(code).length === 10 && (await taking.run({ id, hash: hashOf(code) })) === 1;

export const recoveryCodesLeft = async (id: string): Promise<number> => (await counting.one({ id })).left;
