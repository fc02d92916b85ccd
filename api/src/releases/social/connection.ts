import type { SocialNetwork } from '@dispatch/contract';
import { statement } from '../../platform/database/statement';
import {
  type Grant,
  type SocialPage,
  type SocialPort,
  type SocialProfile,
  SocialRefused,
  type SocialTokens,
} from '../../platform/ports/social/socialPort';
import { seal, unseal } from '../../platform/ports/sealing';
import type { TokenKey } from '../../platform/settings/socialEnvironment';

type Keys = readonly TokenKey[];

/** A connected account with what the network gave for it. */
export type Connection = {
  userId: number;
  network: SocialNetwork;
  accountId: string;
  /** The tokens as they are kept: whoever replaces them replaces these. */
  sealed: string;
  tokens: SocialTokens;
};

const socialConnection = statement('social-connection')`
select provider_account_id as "accountId", tokens as "sealed!" from social_accounts
      where user_id = :userId and network = :network and is_authorized and tokens is not null`;

/** Null where none is connected, or its tokens cannot be read: then it has to be connected again. */
export const findConnection = async (
  userId: number,
  network: SocialNetwork,
  keys: Keys,
): Promise<Connection | null> => {
  const row = await socialConnection.maybe({ userId, network });
  const json = row && unseal(keys, { network, userId }, row.sealed);
  return row && json ? { userId, network, ...row, tokens: JSON.parse(json) as SocialTokens } : null;
};

const socialConnect = statement('social-connect')`
insert into social_accounts
  (user_id, network, provider_account_id, account_name, avatar_url, token_expire_date, tokens, connected_at)
values (:userId, :network, :id, left(:name, 200), :picture?, :ends?, :sealed, :now)
on conflict (user_id, network) do update set
  provider_account_id = excluded.provider_account_id, account_name = excluded.account_name,
  avatar_url = excluded.avatar_url, token_expire_date = excluded.token_expire_date, tokens = excluded.tokens,
  connected_at = excluded.connected_at, is_authorized = true, page_id = null, page_name = null, page_avatar_url = null`;

/** A picture that is no address of the web is left out. */
const pictureOf = (avatar: string | null): string | null =>
  avatar !== null && avatar.length <= 2000 && avatar.startsWith('https://') ? avatar : null;

/** In the place of the account of this network that was connected before. */
export const saveConnection = async (
  { userId, network }: Pick<Connection, 'userId' | 'network'>,
  { tokens, ends }: Grant,
  { id, name, avatar }: SocialProfile,
  { keys, now }: { keys: Keys; now: Date },
): Promise<void> => {
  const sealed = seal(keys, { network, userId }, JSON.stringify(tokens));
  const picture = pictureOf(avatar);
  await socialConnect.run({ userId, network, id, name, picture, ends, sealed, now });
};

const socialPage = statement('social-page')`
update social_accounts set page_id = :id, page_name = left(:name, 200), page_avatar_url = :avatar?, tokens = :sealed
      where user_id = :userId and network = :network and tokens = :before returning social_account_id`;

/** False when the account was connected anew meanwhile, or removed. */
export const savePage = async (
  { userId, network, tokens, sealed: before }: Connection,
  { id, name, avatar, token }: SocialPage,
  keys: Keys,
): Promise<boolean> => {
  const sealed = seal(keys, { network, userId }, JSON.stringify({ ...tokens, page: { id, token } }));
  const rows = await socialPage.all({ userId, network, before, id, name, avatar: pictureOf(avatar), sealed });
  return rows.length > 0;
};

const socialTokens = statement('social-tokens')`
update social_accounts set tokens = coalesce(:sealed?, tokens), is_authorized = :sealed is not null,
  token_expire_date = coalesce(:ends?, token_expire_date)
where user_id = :userId and network = :network and tokens = :before`;

/** Null for a grant that is over: the person has to connect the account again. */
const replaceTokens = async (
  { userId, network, sealed: before }: Connection,
  grant: Grant | null,
  keys: Keys,
): Promise<void> => {
  const sealed = grant && seal(keys, { network, userId }, JSON.stringify(grant.tokens));
  await socialTokens.run({ userId, network, before, sealed, ends: grant?.ends ?? null });
};

const isRefused = (error: unknown): boolean =>
  error instanceof SocialRefused && error.because === 'authorization';

type Using = { port: SocialPort; keys: Keys; now: Date };

/** A refresh token works once: somebody who has used it meanwhile has kept what came of it. */
const renewed = async (connection: Connection, { port, keys }: Using): Promise<Connection | null> => {
  try {
    const grant = await port.renew(connection.tokens);
    if (grant === null) return null;
    await replaceTokens(connection, grant, keys);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  const kept = await findConnection(connection.userId, connection.network, keys);
  return kept?.sealed === connection.sealed ? null : kept;
};

const aMinute = 60_000;

/**
 * Does something at the network with tokens that are good: they are renewed first when they end within a minute, and
 * once more when the network does not take them. Throws SocialRefused when it takes none; the account then counts as
 * not authorized.
 */
export const useConnection = async <T>(
  connection: Connection,
  using: Using,
  work: (tokens: SocialTokens) => Promise<T>,
): Promise<T> => {
  const { accessEnds } = connection.tokens;
  const ends = accessEnds !== null && Date.parse(accessEnds) < using.now.getTime() + aMinute;
  let current = connection;
  try {
    if (ends) current = (await renewed(current, using)) ?? current;
    return await work(current.tokens);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const again = await renewed(current, using);
    if (again !== null) return work(again.tokens);
    await replaceTokens(current, null, using.keys);
    throw error;
  }
};
