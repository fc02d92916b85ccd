import { html } from '@dispatch/api/html';
import { Router } from 'express';
import { countTry, minutesText } from '../accounts/attempts';
import type { IdentitySettings } from '../settings/identitySettings';
import { sendPage } from './page';

/** Counts by address who begins a sign-in: each is a row that is kept for an hour, and anybody may begin one. */
export const beginningPages = ({ siteName, publicUrl }: IdentitySettings): Router => {
  const router = Router();
  router.get('/oauth2/default/v1/authorize', async (request, response, next) => {
    const wait = await countTry('identity-begin-by-address', request.ip ?? '');
    if (wait === 0) {
      next();
      return;
    }
    const body = html`<p>
        Too many sign-ins have been started from your network. Try again in ${minutesText(wait)}.
      </p>
      <p><a href="${publicUrl}/">Back to ${siteName}</a></p>`;
    response.set('Retry-After', String(wait * 60));
    sendPage(response, { siteName, publicUrl, heading: 'Please wait', body }, { status: 429 });
  });
  return router;
};
