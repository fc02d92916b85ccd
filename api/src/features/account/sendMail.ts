import type { JobHandler } from '../../jobs/job';

/** Sends one mail made from its template. */
export const sendMail: JobHandler<'send-mail'> = async () => {
  // Follows with the templates.
};
