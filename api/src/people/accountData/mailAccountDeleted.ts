import { cents, formatMoney } from '@dispatch/contract';
import { type JobHandler, type JobPlan, mailing } from '../../platform/jobs/job';
import { composeMail } from '../../platform/mail/mailLayout';

/** The last mail of an account, to the address that it had: what is deleted, and what is kept. */
const mailAccountDeleted: JobHandler<{ to: string; firstName: string; lostCents: number }> = async (
  { to, firstName, lostCents },
  { ports, config },
) => {
  const lost =
    lostCents > 0 ? ` Drafts that you had paid ${formatMoney(cents(lostCents))} for are among them.` : '';
  await ports.mail.send(
    composeMail(config, {
      to,
      subject: `Your ${config.siteName} account is deleted`,
      title: 'Your account is deleted',
      paragraphs: [
        `Hello ${firstName},`,
        `your ${config.siteName} account is deleted, as you have asked. You are logged out everywhere.`,
        `Deleted: your profile, your drafts and files, your prepaid releases and your connected social accounts.${lost}`,
        'Kept: releases that are published stay public, without your own contact details. What accounting and our records must keep stays, without your name.',
      ],
      closing: [
        `If it was not you who has deleted it, please write to ${config.editorialMailbox} at once.`,
        'This is the last email about this account.',
      ],
    }),
  );
};

export const mailAccountDeletedJob = {
  handler: mailAccountDeleted,
  title: 'Mail that an account is deleted',
  ...mailing,
} as const satisfies JobPlan;
