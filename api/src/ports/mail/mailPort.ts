export type Mail = { to: string; subject: string; html: string; text: string };

export interface MailPort {
  send(mail: Mail): Promise<void>;
}
