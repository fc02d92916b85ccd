import { type Call, withoutTransaction } from '../../http/handler';
import { unavailable } from '../../http/problem';
import { User } from '../../models/User';
import { IdentityUnavailable } from '../../ports/identity/identityPort';

const hasSecondFactor = async ({
  session,
  ports: { identity },
}: Call<'getSecondFactorUrl'>): Promise<boolean> => {
  const { oktaLogin, providerUserId } = await User.findByPk(session.userId, { rejectOnEmpty: true });
  const known = providerUserId ?? (await identity.findPerson(oktaLogin))?.providerUserId;
  return known !== undefined && identity.hasSecondFactor(known);
};

/** Whether the identity provider asks the signed-in user for a second factor, and where they set it up. */
export const getSecondFactorUrl = withoutTransaction<'getSecondFactorUrl'>(async (call) => {
  try {
    return {
      status: 200,
      body: {
        hasSecondFactor: await hasSecondFactor(call),
        secondFactorUrl: call.config.identitySettingsUrl,
      },
    };
  } catch (error) {
    if (!(error instanceof IdentityUnavailable)) throw error;
    call.log.error({ err: error }, 'The identity provider does not answer');
    throw unavailable();
  }
});
