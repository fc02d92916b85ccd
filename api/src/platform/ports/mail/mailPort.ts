export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly { name: string; type: string; bytes: Buffer }[];
  /** Who gets the answers, in place of the sender. */
  replyTo?: { name: string; address: string };
  /** The same whenever the same mail is tried again. Without `<>`. */
  messageId?: string;
  /** Other headers by name, none of which holds a line break. */
  headers?: Readonly<Record<string, string>>;
};

/**
 * The mail server does not take this mail for this reader. `address`: the address is not there and never will be, as
 * far as it knows; `mail`: it does not want this mail; `later`: it may take it another time.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  constructor(
    readonly kind: 'address' | 'mail' | 'later',
    options?: ErrorOptions,
  ) {
    // Its own words say to staff what can be done.
    const words = options?.cause instanceof Error ? `: ${options.cause.message}` : '.';
    super(`The mail server has refused the mail${words}`, options);
  }
}

export interface MailPort {
  /** Throws MailRefused, and other errors where the server cannot be reached or takes no mails at all. */
  send(mail: Mail): Promise<void>;
  /** Throws where the server cannot be reached, or does not let us in. Sends nothing. */
  reach(): Promise<void>;
}
