import type { JobContext, JobHandler } from '../../platform/jobs/job';
import { User } from '../users/User';
import { mailOnce } from '../../platform/mail/mailOnce';
import {
  activationMail,
  contactEmailChangedMail,
  contactVerificationMail,
  secondFactorMail,
} from './accountMails';
import { issueEmailToken } from './emailTokens';
import { waitsForActivation } from './providerPerson';

const sendActivationMail = async (user: User, { ports, config, now }: JobContext): Promise<void> => {
  if (!(await waitsForActivation(user, ports.identity))) return;
  const token = await issueEmailToken(user.userId, user.email, 'activation', now);
  const { email: to, firstName, knownAtProvider: hasPassword } = user;
  await ports.mail.send(activationMail(config, { to, firstName, token, hasPassword }));
};

const sendContactMail = async (user: User, to: string, { ports, config, now }: JobContext): Promise<void> => {
  const token = await issueEmailToken(user.userId, to, 'contact', now);
  const name = `${user.firstName} ${user.lastName}`.trim();
  await ports.mail.send(
    contactVerificationMail(config, { to, name, organization: user.organization, token }),
  );
};

type Changed = Extract<Parameters<JobHandler<'send-mail'>>[0], { template: 'contact-email-changed' }>;

const sendEmailChanged = async (
  { firstName }: User,
  { oldEmail: to, staffId, at, change }: Changed,
  context: JobContext,
): Promise<void> => {
  const staff = await User.findByPk(staffId);
  const name = `${staff?.firstName ?? ''} ${staff?.lastName ?? ''}`.trim();
  const mail = contactEmailChangedMail(context.config, { to, firstName, staff: name, at: new Date(at) });
  await mailOnce(context, `contact-email-${change}`, mail);
};

/** The token is made here, not before: the queue never holds a secret. Run twice, both links work. */
export const sendMail: JobHandler<'send-mail'> = async (payload, context) => {
  const where = 'login' in payload ? { oktaLogin: payload.login } : { userId: payload.userId };
  const user = await User.findOne({ where });
  if (user === null) return;
  if (payload.template === 'contact-verification') await sendContactMail(user, payload.email, context);
  else if (payload.template === 'second-factor-reset')
    await mailOnce(context, `second-factor-${payload.reset}`, secondFactorMail(context.config, user));
  else if (payload.template === 'contact-email-changed') await sendEmailChanged(user, payload, context);
  else await sendActivationMail(user, context);
};
