import { type JobContext, type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { User } from '../users/User';
import { keepMail } from '../../platform/mail/keptMails';
import { mailOnce } from '../../platform/mail/mailOnce';
import {
  activationMail,
  contactEmailChangedMail,
  contactVerificationMail,
  secondFactorMail,
  sessionsEndedMail,
} from './accountMails';
import { isTokenMail, sendTokenMail, type TokenMail } from '../tokens/tokenMails';
import { issueEmailToken } from './emailTokens';
import { waitsForActivation } from './providerPerson';

/** A mail to send; `template` decides what else is there. */
type SendMail =
  | { template: 'activation'; userId: number }
  | { template: 'activation-again'; login: string }
  | { template: 'second-factor-reset'; userId: number; reset: string }
  | { template: 'contact-verification'; userId: number; email: string }
  | TokenMail
  | ContactEmailChanged
  | SessionsEnded;

/** Staff that acted for somebody (`staffId`) has replaced the contact address, at this instant in UTC. */
type ContactEmailChanged = {
  template: 'contact-email-changed';
  userId: number;
  oldEmail: string;
  staffId: number;
  at: string;
  change: string;
};

/** Staff (`staffId`) has signed somebody out everywhere, at this instant in UTC. */
type SessionsEnded = {
  template: 'sessions-ended';
  userId: number;
  staffId: number;
  at: string;
  ending: string;
};

const sendActivationMail = async (user: User, { ports, config, now }: JobContext): Promise<void> => {
  if (!(await waitsForActivation(user, ports.identity))) return;
  const token = await issueEmailToken(user.userId, user.email, 'activation', now);
  const { email: to, firstName, knownAtProvider: hasPassword } = user;
  const mail = activationMail(config, { to, firstName, token, hasPassword });
  await ports.mail.send(mail);
  await keepMail({ userId: user.userId }, mail, now, token);
};

const sendContactMail = async (user: User, to: string, { ports, config, now }: JobContext): Promise<void> => {
  const token = await issueEmailToken(user.userId, to, 'contact', now);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const mail = contactVerificationMail(config, { to, name, organization: user.organization, token });
  await ports.mail.send(mail);
  await keepMail({ userId: user.userId }, mail, now, token);
};

/** What its customers read of a member of staff; empty for nobody. */
const staffNamed = async (staffId: number): Promise<string> => {
  const staff = await User.findByPk(staffId);
  return `${staff?.firstName ?? ''} ${staff?.lastName ?? ''}`.trim();
};

const sendSessionsEnded = async (
  user: User,
  { staffId, at, ending }: SessionsEnded,
  context: JobContext,
): Promise<void> => {
  const staff = await staffNamed(staffId);
  const { userId } = user;
  const mail = sessionsEndedMail(context.config, { user, staff, at: new Date(at) });
  await mailOnce(context, `sessions-${userId}-${ending}`, mail, { userId });
};

type Changed = Extract<Parameters<JobHandler<SendMail>>[0], { template: 'contact-email-changed' }>;

const sendEmailChanged = async (
  { userId, firstName }: User,
  { oldEmail: to, staffId, at, change }: Changed,
  context: JobContext,
): Promise<void> => {
  const staff = await staffNamed(staffId);
  const mail = contactEmailChangedMail(context.config, { to, firstName, staff, at: new Date(at) });
  await mailOnce(context, `contact-email-${change}`, mail, { userId });
};

/** The token is made here, not before: the queue never holds a secret. Run twice, both links work. */
const sendMail: JobHandler<SendMail> = async (payload, context) => {
  const where = 'login' in payload ? { oktaLogin: payload.login } : { userId: payload.userId };
  const user = await User.findOne({ where });
  if (user === null) return;
  if (payload.template === 'contact-verification') await sendContactMail(user, payload.email, context);
  else if (payload.template === 'second-factor-reset')
    await mailOnce(context, `second-factor-${payload.reset}`, secondFactorMail(context.config, user), {
      userId: user.userId,
    });
  else if (isTokenMail(payload)) await sendTokenMail(user, payload, context);
  else if (payload.template === 'contact-email-changed') await sendEmailChanged(user, payload, context);
  else if (payload.template === 'sessions-ended') await sendSessionsEnded(user, payload, context);
  else await sendActivationMail(user, context);
};

export const sendMailJob = {
  handler: sendMail,
  title: 'Send a mail to a person',
  ...mailing,
} as const satisfies JobPlan;
