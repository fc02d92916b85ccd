/** A mail that is ready to send. */
export type Mail = { to: string; subject: string; html: string; text: string };

/** Sends mail. */
export interface MailPort {
  /** Hands a mail over to the mail server. Throws when it is not taken; the job tries again. */
  send(mail: Mail): Promise<void>;
}
