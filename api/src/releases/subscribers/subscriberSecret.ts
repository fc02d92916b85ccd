import { randomBytes } from 'node:crypto';
import { message } from '@dispatch/contract';
import { problem } from '../../platform/call/problem';
import { statement } from '../../platform/database/statement';
import { seal } from '../../platform/ports/sealing';
import type { Config } from '../../platform/settings/config';
import { sealOwner, tokenHash } from '../delivery/subscriber';

const subscriberSecretSave = statement('subscriber-secret-save')`
update subscribers set sealed_secret = :sealed?, token_hash = :hash?::bytea where subscriber_id = :id`;

/**
 * Gives a subscriber another secret, or `given`: sealed where it signs what is sent, and as a digest where it is the token of
 * one that fetches. Answers it, since nobody can read it afterwards. Throws 409 without a key to seal with.
 */
export const renewSecret = async (
  { id, kind }: { id: number; kind: string },
  { social }: Pick<Config, 'social'>,
  given?: string,
): Promise<string> => {
  const secret = given ?? randomBytes(32).toString('base64url');
  if (kind === 'pull') {
    await subscriberSecretSave.run({ id, sealed: null, hash: tokenHash(secret) });
    return secret;
  }
  if (social.tokenKeys.length === 0)
    throw problem(409, 'subscriber-unsealed', message('subscriber-unsealed'));
  await subscriberSecretSave.run({ id, sealed: seal(social.tokenKeys, sealOwner(id), secret), hash: null });
  return secret;
};
