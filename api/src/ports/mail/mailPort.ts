export type Mail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly { name: string; type: string; bytes: Buffer }[];
};

export interface MailPort {
  send(mail: Mail): Promise<void>;
}
