/** Every job of the product and what it carries. Payloads hold ids and addresses, never secrets. */
export type JobPayloads = {
  /** Sends one mail from a template. */
  'send-mail': SendMail;
  /** Removes sessions, links and captchas that have ended. */
  'clean-up': Record<string, never>;
};

/** A mail to send; `template` decides what else is there. */
export type SendMail =
  | { template: 'activation'; userId: number }
  | { template: 'contact-verification'; userId: number; email: string };

export type JobName = keyof JobPayloads;
