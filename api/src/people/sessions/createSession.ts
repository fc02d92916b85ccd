import { message, type PackageId, packageIds, screenAddress } from '@dispatch/contract';
import { acting, record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { inputProblem, orUnavailable, problem } from '../../platform/call/problem';
import { inTransaction } from '../../platform/database/database';
import { giveBackLimit } from '../../platform/http/rateLimits';
import type { User } from '../users/User';
import { CodeRefused, IdentityUnavailable, type SignedIn } from '../../platform/ports/identity/identityPort';
import { sessionInfo } from './sessionInfo';
import { insertSession } from './sessionStore';
import { linkedUser } from './linkedUser';

const exchange = async ({ body, ports, config }: Call<'createSession'>): Promise<SignedIn> => {
  if (body.redirectUri !== `${config.publicUrl}${screenAddress('loginCallback')}`) {
    throw inputProblem([
      { pointer: '/redirectUri', rule: 'ours', message: 'The return address is not one of ours.' },
    ]);
  }
  try {
    return await orUnavailable(IdentityUnavailable, () => ports.identity.exchangeCode(body));
  } catch (error) {
    throw error instanceof CodeRefused ? problem(400, 'code-refused', message('code-refused')) : error;
  }
};

const begin = async (
  user: User,
  signedIn: SignedIn,
  { now, client }: Call<'createSession'>,
): Promise<string> => {
  const { token, sessionId } = await insertSession(user.userId, signedIn.idToken || null, now, client);
  await record({
    actor: acting(user),
    action: 'session.create',
    subject: { type: 'session', id: sessionId },
  });
  return token;
};

const startPackageOf = ({ campaignPackage }: User): PackageId | undefined =>
  packageIds.find((id) => id === String(campaignPackage));

export const createSession = withoutTransaction<'createSession'>(async (call) => {
  const signedIn = await exchange(call);
  const { user, sid, isFirst } = await inTransaction(async () => {
    const { user, isFirst } = await linkedUser(signedIn, call.now);
    if (user.activatedAt === null) throw problem(403, 'activation-required', message('activation-required'));
    return { user, isFirst, sid: await begin(user, signedIn, call) };
  });
  await giveBackLimit('sign-in-by-address', call.client.address);
  const info = await sessionInfo(user, { sid, impersonating: false }, call.now);
  const startPackage = isFirst ? startPackageOf(user) : undefined;
  return { status: 200, body: { ...info, startPackage } };
});
