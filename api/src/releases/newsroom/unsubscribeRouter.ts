import express, { type Response, type Router } from 'express';
import type { Config } from '../../platform/settings/config';
import { html, type Html } from '../../platform/text/html';
import { withholdAddress } from '../journalists/addresses';
import { readUnsubscribeToken } from '../journalists/unsubscribeToken';
import { now } from '../../platform/settings/clock';
import { sendPlain } from './sendPlain';

/**
 * `/unsubscribe/{token}`, from a mail to a journalist. Mail programs POST to it (RFC 8058), without a session and
 * without asking; who opens it is asked first, for programs that look at links open them all. It works for ever.
 */
export const unsubscribeRouter = (config: Config): Router => {
  const router = express.Router();
  const send = (response: Response, status: number, title: string, body: Html): Promise<void> =>
    sendPlain(response, config, { status, slug: 'Press releases', title, body });

  router
    .route('/:token')
    .all(async (request, response, next) => {
      response.locals['addressHash'] = readUnsubscribeToken(request.params.token, config);
      if (response.locals['addressHash'] !== null) {
        next();
        return;
      }
      const text = html`<p>This address is not complete. Please copy it from the mail once more.</p>`;
      await send(response, 404, 'Not Found', text);
    })
    .get(async (_request, response) => {
      const body = html`<p>
          You will get no more press releases from ${config.siteName} at the address to which this mail was
          sent. This cannot be taken back.
        </p>
        <form method="post"><button type="submit" class="article-action">Unsubscribe</button></form>`;
      await send(response, 200, 'Unsubscribe from all press releases?', body);
    })
    .post(async (_request, response) => {
      await withholdAddress(String(response.locals['addressHash']), 'unsubscribed', now());
      const body = html`<p>You will get no more press releases from ${config.siteName}.</p>`;
      await send(response, 200, 'You are unsubscribed', body);
    });
  return router;
};
