import type { Call } from '../../platform/call/handler';
import { notFound, orUnavailable } from '../../platform/call/problem';
import { type SocialPage, SocialRefused, SocialUnavailable } from '../../platform/ports/social/socialPort';
import { type Connection, findConnection, useConnection } from './connection';
import { portOf } from './networkAsked';

type Asked = Pick<Call<'listFacebookPages'>, 'session' | 'config' | 'ports' | 'now'>;

/**
 * The connected account at Facebook, with the pages to which it may post, by name. Throws 404 where none is connected or
 * Facebook does not know it any more, and 503 while Facebook does not answer.
 */
export const facebookPagesOf = async ({
  session,
  config,
  ports,
  now,
}: Asked): Promise<{ connection: Connection; pages: SocialPage[] }> => {
  const keys = config.social.tokenKeys;
  const connection = await findConnection(session.userId, 'Facebook', keys);
  if (connection === null) throw notFound();
  const port = portOf(ports, 'Facebook');
  try {
    const pages = await orUnavailable(SocialUnavailable, () =>
      useConnection(connection, { port, keys, now }, (tokens) => port.pages(tokens)),
    );
    return { connection, pages };
  } catch (error) {
    throw error instanceof SocialRefused ? notFound() : error;
  }
};
