import { join } from 'node:path';
import { baseApp, ownFormsOnly } from '../http/base';
import { listen, type Running } from '../http/listen';
import type { Settings } from '../settings';
import { hooks } from '../wire/hooks';
import { wire } from '../wire/server';
import { inboxPages } from './inboxPages';
import { Mailbox } from './mailbox';
import { startSmtp } from './smtp';

export interface RunningMail {
  readonly inbox: Running;
  readonly smtp: Running;
  close(): Promise<void>;
}

export async function startMail(
  settings: Pick<Settings, 'inboxPort' | 'smtpPort' | 'dataDir' | 'wireSecret'>,
): Promise<RunningMail> {
  const app = baseApp('mail');
  const inbox = await listen('inbox page', app, settings.inboxPort);
  const mailbox = new Mailbox(join(settings.dataDir, 'mail'));
  app.use(ownFormsOnly);
  app.use(inboxPages(mailbox));
  // Beside the mails: what else leaves the product.
  const stories = wire(settings.dataDir, settings.wireSecret);
  app.use('/wire/hooks', hooks(settings.dataDir));
  app.use('/wire', stories.router);
  const smtp = await startSmtp(mailbox, settings.smtpPort).catch(async (error: unknown) => {
    await inbox.close();
    throw error;
  });
  return {
    inbox,
    smtp,
    close: async () => {
      stories.stop();
      await Promise.all([inbox.close(), smtp.close()]);
    },
  };
}
