import { message, type SocialNetwork, screenAddress } from '@dispatch/contract';
import type { FieldError } from '@dispatch/contract/check';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { inputProblem, problem } from '../../platform/call/problem';
import { hashToken, newToken } from '../../people/sessions/sessionStore';
import { featuresOf } from '../../people/features/features';
import { statement } from '../../platform/database/statement';
import { networkAsked, portOf } from './networkAsked';

type Asked = Call<'getSocialAuthorization'>;

const switches = { LinkedIn: 'hasEnableOAuthLinkedIn', Facebook: 'hasEnableOAuthFacebook' } as const;

const refuseSwitchedOff = async (network: SocialNetwork, { session, config }: Asked): Promise<void> => {
  if (network === 'Twitter') return;
  const features = await featuresOf(session.userId, config);
  if (!features[switches[network]]) throw problem(403, 'not-allowed', message('not-allowed'));
};

const foreign = (pointer: string): FieldError => ({
  pointer,
  rule: 'oneOf',
  message: message('not-our-address'),
});

const isOurs = (address: string, publicUrl: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin;

/** The page with which the pop-up returns, exactly: networks compare it with what was entered there. */
const isCallback = (address: string, network: SocialNetwork, publicUrl: string): boolean => {
  if (!isOurs(address, publicUrl)) return false;
  const { pathname, search, hash, username } = new URL(address);
  return (
    pathname.toLowerCase() === screenAddress('socialCallback', { socialMedia: network.toLowerCase() }) &&
    [search, hash, username].join('') === ''
  );
};

const socialAuthorizationKeep = statement('social-authorization-keep')`
insert into social_authorizations (state_hash, session_id, network, code_verifier, callback_url, created_at)
values (:state, :sessionId, :network, :verifier, :callbackUrl, :now)
on conflict (session_id, network) do update set
  state_hash = excluded.state_hash, code_verifier = excluded.code_verifier, callback_url = excluded.callback_url,
  created_at = excluded.created_at`;

/** The state is of this session, works once, and ends when the session asks for the same network again. */
export const getSocialAuthorization = withoutTransaction<'getSocialAuthorization'>(async (call) => {
  const { query: asked, session, config, ports, now } = call;
  const network = networkAsked(asked.socialMedia);
  const errors = [
    ...(isOurs(asked.clientReturnUrl, config.publicUrl) ? [] : [foreign('clientReturnUrl')]),
    ...(isCallback(asked.clientCallbackUrl, network, config.publicUrl) ? [] : [foreign('clientCallbackUrl')]),
  ];
  if (errors.length > 0) throw inputProblem(errors);
  await refuseSwitchedOff(network, call);
  const port = portOf(ports, network);
  const [state, verifier] = [newToken(), newToken()];
  const callbackUrl = new URL(asked.clientCallbackUrl).href;
  const address = await port.authorizationUrl({ callbackUrl, state, verifier });
  await socialAuthorizationKeep.run({
    state: hashToken(state),
    sessionId: session.sessionId,
    network,
    verifier,
    callbackUrl,
    now,
  });
  return { status: 200, body: address };
});
