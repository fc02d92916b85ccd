import { message } from '@dispatch/contract';
import { record } from '../../platform/audit/audit';
import { type Call, withoutTransaction } from '../../platform/call/handler';
import { inputProblem, orUnavailable } from '../../platform/call/problem';
import { takeCaptcha } from '../../platform/call/takeCaptcha';
import { inTransaction } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/sqlState';
import { enqueue } from '../../platform/jobs/queue';
import { User } from '../users/User';
import { rememberAsked } from './verifiedEmailRows';
import { IdentityUnavailable } from '../../platform/ports/identity/identityPort';
import { partnerOfRegistration } from '../partners/partnerOfRegistration';
import { ensureProviderPerson } from './providerPerson';

type Registration = Call<'registerUser'>['body'];

const rowOf = (body: Registration, partnerId: number | null) => ({
  oktaLogin: body.email.trim().toLowerCase(),
  email: body.email.trim(),
  firstName: body.firstName.trim(),
  lastName: body.lastName.trim(),
  organization: body.organization.trim(),
  phone: body.phone.trim(),
  country: body.country,
  state: body.state?.trim() ?? '',
  languageId: body.languagedId ?? 1033,
  campaignCode: body.campaignCode ?? 'PRWebNG',
  campaignPackage: body.prwebPackage ?? 0,
  migratedFromLegacy: body.migrate ?? false,
  partnerId,
});

const taken = (user: User) =>
  inputProblem([
    {
      pointer: '/email',
      rule: 'taken',
      message: `${message('registration-address-taken')} ${
        user.activatedAt === null
          ? 'We can send you the activation email again: use the link "Click Here" below.'
          : 'Please log in, or reset your password if you have forgotten it.'
      }`,
    },
  ]);

/** A registration that stopped before the provider was asked goes on with what was entered now. */
const insertUser = async (row: ReturnType<typeof rowOf>): Promise<User> => {
  try {
    return await inTransaction(() => User.create(row));
  } catch (error) {
    if (!isUniqueViolation(error, 'users_okta_login_key')) throw error;
  }
  const known = await User.findOne({ where: { oktaLogin: row.oktaLogin }, rejectOnEmpty: true });
  if (known.providerUserId !== null || known.activatedAt !== null) throw taken(known);
  return known.update(row);
};

/** Row, then person at the provider, then mail: each can be repeated after a crash between them. */
export const registerUser = withoutTransaction<'registerUser'>(async (call) => {
  const { body, ports } = call;
  const partnerId = await partnerOfRegistration(body);
  await takeCaptcha(body.captcha, call);
  const user = await insertUser(rowOf(body, partnerId));
  const { isNew } = await orUnavailable(IdentityUnavailable, () =>
    ensureProviderPerson(user, ports.identity),
  );
  await inTransaction(async () => {
    await record({
      actor: 'registration',
      action: 'user.register',
      subject: { type: 'user', id: user.userId },
    });
    await rememberAsked(user.userId, user.oktaLogin);
    await enqueue('send-mail', { template: 'activation', userId: user.userId });
  });
  return { status: 200, body: { newOktaUser: isNew } };
});
