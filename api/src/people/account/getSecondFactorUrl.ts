import { type Call, withoutTransaction } from '../../platform/call/handler';
import { orUnavailable } from '../../platform/call/problem';
import { User } from '../users/User';
import { IdentityUnavailable } from '../../platform/ports/identity/identityPort';

const hasSecondFactor = async ({
  session,
  ports: { identity },
}: Call<'getSecondFactorUrl'>): Promise<boolean> => {
  const { oktaLogin, providerUserId } = await User.findByPk(session.userId, { rejectOnEmpty: true });
  const known = providerUserId ?? (await identity.findPerson(oktaLogin))?.providerUserId;
  return known !== undefined && identity.hasSecondFactor(known);
};

export const getSecondFactorUrl = withoutTransaction<'getSecondFactorUrl'>(async (call) => ({
  status: 200,
  body: {
    hasSecondFactor: await orUnavailable(IdentityUnavailable, () => hasSecondFactor(call)),
    secondFactorUrl: call.config.identitySettingsUrl,
  },
}));
