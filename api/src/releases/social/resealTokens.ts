import type { SocialNetwork } from '@dispatch/contract';
import { query } from '../../platform/database/database';
import { seal, sealedNow, unseal } from '../../platform/ports/sealing';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

type Row = { userId: number; network: SocialNetwork; sealed: string };

const atOnce = 500;

/** Seals by the first key what another one has sealed, some of it at a time; what no key opens stays as it is. */
export const resealTokens = async (keys: readonly TokenKey[]): Promise<void> => {
  const pattern = sealedNow(keys);
  if (pattern === null) return;
  const rows = await query<Row>(
    'social-tokens-of-other-keys',
    `select user_id as "userId", network, tokens as sealed from social_accounts
      where tokens not like $1 order by random() limit ${atOnce}`,
    [pattern],
  );
  for (const { userId, network, sealed } of rows) {
    const opened = unseal(keys, { network, userId }, sealed);
    if (opened === null) continue;
    await query(
      'social-tokens-reseal',
      'update social_accounts set tokens = $4 where user_id = $1 and network = $2 and tokens = $3',
      [userId, network, sealed, seal(keys, { network, userId }, opened)],
    );
  }
};
