import express, { type Response, type Router } from 'express';
import type { Config } from '../../platform/settings/config';
import { html, type Html } from '../../platform/text/html';
import { resumeAnalyticsMail, stopAnalyticsMail } from '../analytics/analyticsMailStops';
import { withholdAddress } from '../journalists/addresses';
import { type MailKind, readUnsubscribeToken } from '../journalists/unsubscribeToken';
import { now } from '../../platform/settings/clock';
import { asked } from './newsAddress';
import { sendPlain } from './sendPlain';

type Ending = {
  slug: string;
  question: string;
  warning: (siteName: string) => string;
  done: (siteName: string) => string;
  stop: (addressHash: string) => Promise<void>;
  /** Where it can be taken back. */
  resume?: (addressHash: string) => Promise<void>;
};

const endings: Readonly<Record<MailKind, Ending>> = {
  unsubscribe: {
    slug: 'Press releases',
    question: 'Unsubscribe from all press releases?',
    warning: (siteName) =>
      `You will get no more press releases from ${siteName} at the address to which this mail was sent. This cannot be taken back.`,
    done: (siteName) => `You will get no more press releases from ${siteName}.`,
    stop: (addressHash) => withholdAddress(addressHash, 'unsubscribed', now()),
  },
  analytics: {
    slug: 'Analytics',
    question: 'Stop the weekly analytics?',
    warning: (siteName) =>
      `${siteName} will not mail you any more how often press releases are read whose contact you are.`,
    done: (siteName) =>
      `${siteName} mails you no more analytics. The account of a release still has them on its page.`,
    stop: (addressHash) => stopAnalyticsMail(addressHash, now()),
    resume: resumeAnalyticsMail,
  },
};

const form = (action: string, label: string): Html =>
  html`<form method="post" action="${action}">
    <button type="submit" class="article-action">${label}</button>
  </form>`;

/**
 * `/unsubscribe/{token}`, from a mail to a journalist or to the contact of a release. Mail programs POST to it (RFC 8058), without
 * a session and without asking; who opens it is asked first, for programs that look at links open them all. It works for ever.
 */
export const unsubscribeRouter = (config: Config): Router => {
  const router = express.Router();
  const send = (
    response: Response,
    { status = 200, slug, title, body }: { status?: number; slug: string; title: string; body: Html },
  ): Promise<void> => sendPlain(response, config, { status, slug, title, body });
  const sendIncomplete = (response: Response): Promise<void> => {
    const body = html`<p>This address is not complete. Please copy it from the mail once more.</p>`;
    return send(response, { status: 404, slug: 'Mails', title: 'Not Found', body });
  };

  router
    .route('/:token')
    .get(async ({ params }, response) => {
      const read = readUnsubscribeToken(params.token, config);
      if (read === null) return sendIncomplete(response);
      const { slug, question, warning } = endings[read.kind];
      const body = html`<p>${warning(config.siteName)}</p>
        ${form('', 'Unsubscribe')}`;
      return send(response, { slug, title: question, body });
    })
    .post(async (request, response) => {
      const read = readUnsubscribeToken(request.params.token, config);
      if (read === null) return sendIncomplete(response);
      const { slug, done, stop, resume } = endings[read.kind];
      if (resume !== undefined && asked(request, 'again') !== '') {
        await resume(read.addressHash);
        const body = html`<p>You will get these mails again.</p>`;
        return send(response, { slug, title: 'You are subscribed again', body });
      }
      await stop(read.addressHash);
      const body = html`<p>${done(config.siteName)}</p>
        ${resume === undefined ? null : form('?again=1', 'Get them again')}`;
      return send(response, { slug, title: 'You are unsubscribed', body });
    });
  return router;
};
