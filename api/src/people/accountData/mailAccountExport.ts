import { formatMoment, screenAddress } from '@dispatch/contract';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';
import { User } from '../users/User';
import { exportAt } from './packAccountExport';

/** Mails that an export is ready. The link leads to the settings, where its owner has to be signed in. */
const mailAccountExport: JobHandler<{ userId: number; storageKey: string }> = async (
  { userId, storageKey },
  { ports, config },
) => {
  const [user, found] = [await User.findByPk(userId), await exportAt(userId, storageKey)];
  if (user === null || found === null || found.expiresAt === null) return;
  await ports.mail.send(
    composeMail(config, {
      to: user.email,
      subject: `Your ${config.siteName} data is ready`,
      title: 'Your data is ready',
      paragraphs: [
        `Hello ${user.firstName},`,
        `everything that your ${config.siteName} account holds is packed into one file.`,
      ],
      action: { label: 'Go to your settings', url: `${config.publicUrl}${screenAddress('accountSettings')}` },
      closing: [
        `The file is there until ${formatMoment(found.expiresAt)}. Only you can open it, when you are logged in.`,
        'If you did not request it, please change your password.',
      ],
    }),
  );
};

export const mailAccountExportJob = {
  handler: mailAccountExport,
  title: 'Mail that the export of an account is ready',
  ...mailing,
} as const satisfies JobPlan;
