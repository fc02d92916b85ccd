import { message, type SocialNetwork } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { orUnavailable, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { SocialRefused, SocialUnavailable } from '../../platform/ports/social/socialPort';
import { hashToken } from '../../people/sessions/sessionStore';
import { statement } from '../../platform/database/statement';
import { saveConnection } from './connection';
import { networkAsked, portOf } from './networkAsked';
import { socialAccountsOf } from './socialAccounts';

type Authorization = { verifier: string; callbackUrl: string };

const ended = () => problem(400, 'social-state', message('social-state'));

/** Ten minutes are enough to sign in at a network. */
const socialAuthorizationTake = statement('social-authorization-take')`
delete from social_authorizations where state_hash = :state and session_id = :sessionId
returning code_verifier as verifier, callback_url as "callbackUrl",
  network = :network and created_at > :now::timestamptz - interval '10 minutes' as "isGood!"`;

/** Whatever comes of it, its state is used up. */
const takeAuthorization = async (
  { query: { state }, session, now }: Call<'confirmSocialAuthorization'>,
  network: SocialNetwork,
): Promise<Authorization> => {
  const taken = await socialAuthorizationTake.maybe({
    state: hashToken(state),
    sessionId: session.sessionId,
    network,
    now,
  });
  if (taken?.isGood !== true) throw ended();
  return taken;
};

const orEnded = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await orUnavailable(SocialUnavailable, () => work);
  } catch (error) {
    throw error instanceof SocialRefused ? ended() : error;
  }
};

export const confirmSocialAuthorization = withoutTransaction<'confirmSocialAuthorization'>(async (call) => {
  const { query: asked, session, config, ports, now } = call;
  const { userId } = session;
  const network = networkAsked(asked.socialMedia);
  const { verifier, callbackUrl } = await takeAuthorization(call, network);
  const { code } = asked;
  if (code === undefined || asked.error !== undefined || asked.error_description !== undefined)
    throw problem(400, 'social-refused', message('social-refused'));
  const port = portOf(ports, network);
  const grant = await orEnded(port.exchangeCode({ callbackUrl, code, verifier }));
  const profile = await orEnded(port.profile(grant.tokens));
  if (profile === null) throw problem(404, 'social-account-not-found', message('social-account-not-found'));
  const account = await inTransaction(async () => {
    await saveConnection({ userId, network }, grant, profile, { keys: config.social.tokenKeys, now });
    const accounts = await socialAccountsOf(userId, now);
    const connected = accounts.find(({ type }) => type === network);
    if (connected === undefined) throw new Error('The account was not kept.');
    await record({
      actor: session,
      action: 'social.connect',
      subject: { type: 'social-account', id: connected.id },
      details: { network },
    });
    return connected;
  });
  return { status: 200, body: account };
});
