import { randomBytes } from 'node:crypto';
import { message } from '@dispatch/contract';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { seal, type SealOwner, unseal } from '../../platform/ports/sealing';
import type { Config } from '../../platform/settings/config';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

/** What the secrets of a webhook are sealed for. */
export const webhookOwner = (webhookId: number): SealOwner => ({ network: 'webhook', userId: webhookId });

const webhookSecretSave = statement('webhook-secret-save')`
update webhooks set sealed_old_secret = sealed_secret, old_secret_until = :until, sealed_secret = :sealed
where webhook_id = :id`;

/**
 * Gives a webhook another secret, `whsec_` and 32 bytes in base64, and answers it, since nobody can read it afterwards. The
 * one before signs beside it `until` then. Throws 409 without a key to seal with.
 */
export const giveSecret = async (
  id: number,
  until: Date,
  { social }: Pick<Config, 'social'>,
): Promise<string> => {
  if (social.tokenKeys.length === 0) throw problem(409, 'webhook-unsealed', message('webhook-unsealed'));
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await webhookSecretSave.run({ id, until, sealed: seal(social.tokenKeys, webhookOwner(id), secret) });
  return secret;
};

/** The secrets that sign what is sent now, the newer one first; none where no key opens them. */
export const secretsOf = (
  id: number,
  sealed: readonly (string | null)[],
  keys: readonly TokenKey[],
): string[] => sealed.flatMap((one) => (one === null ? [] : (unseal(keys, webhookOwner(id), one) ?? [])));

const webhookSecretsOfOtherKeys = statement('webhook-secrets-of-other-keys')`
select webhook_id as id, sealed_secret as "sealed!" from webhooks
 where sealed_secret not like :pattern order by random() limit 500`;

const webhookSecretReseal = statement('webhook-secret-reseal')`
update webhooks set sealed_secret = :secret where webhook_id = :id and sealed_secret = :sealed`;

/** Seals by the first key what another one has sealed, some of it at a time. A secret on its last day is left to it. */
export const resealWebhooks = async (keys: readonly TokenKey[], pattern: string): Promise<void> => {
  for (const { id, sealed } of await webhookSecretsOfOtherKeys.all({ pattern })) {
    const opened = unseal(keys, webhookOwner(id), sealed);
    if (opened !== null)
      await webhookSecretReseal.run({ id, sealed, secret: seal(keys, webhookOwner(id), opened) });
  }
};
