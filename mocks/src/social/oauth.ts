import { createHash } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { ownFormsOnly } from '../http/base';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import type { Settings } from '../settings';
import { type Network, newWord, type Social } from './accounts';

/** How long what a network gives out is good, in seconds, and whether it can be renewed. */
const lasts: Record<Network, { seconds: number; renews: boolean }> = {
  x: { seconds: 7200, renews: true },
  linkedin: { seconds: 5_184_000, renews: false },
  facebook: { seconds: 5_184_000, renews: false },
};
const names: Record<Network, string> = { x: 'X', linkedin: 'LinkedIn', facebook: 'Facebook' };
const footer = 'This is the local stand-in for a social network. Nothing is published.';

const s256 = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

type Keys = Settings['social']['x'];

const isOurClient = (request: Request, keys: Keys): boolean => {
  const { client_id: id, client_secret: secret } = request.body as Record<string, string>;
  const header = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;
  return request.get('authorization') === header || (id === keys.clientId && secret === keys.clientSecret);
};

/** The page on which a person agrees, and the tokens that come of it. A refusal of the request is told, not redirected. */
export function oauthOf(
  network: Network,
  social: Social,
  keys: Keys,
  paths: { authorize: string; token: string },
): Router {
  const router = Router();
  const body = express.urlencoded({ extended: false });
  const asked = (request: Request): URLSearchParams =>
    new URL(request.originalUrl, 'http://localhost').searchParams;

  router.get(paths.authorize, (request, response) => {
    const query = asked(request);
    const redirectUri = query.get('redirect_uri') ?? '';
    if (
      query.get('client_id') !== keys.clientId ||
      !URL.canParse(redirectUri) ||
      query.get('state') === null
    ) {
      response.status(400).type('text').send('Something went wrong: this application cannot be authorized.');
      return;
    }
    const form = html`<p><strong>Dispatch</strong> wants to post to ${names[network]} for you.</p>
      <form method="post">
        <p>
          <label>Account <input name="name" value="Dana Ortiz" required /></label>
        </p>
        <p><button name="outcome" value="approve">Allow</button></p>
        <p><button name="outcome" value="deny" class="quiet">Cancel</button></p>
      </form>`;
    sendPage(
      response,
      {
        title: names[network],
        slug: `${names[network]} · test account`,
        heading: `Sign in to ${names[network]}`,
        body: form,
        footer,
        width: 'form',
      },
      { policy: { 'form-action': `'self' ${new URL(redirectUri).origin}` } },
    );
  });
  router.post(paths.authorize, ownFormsOnly, body, (request, response) => {
    const query = asked(request);
    const { name = '', outcome = '' } = request.body as Record<string, string>;
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (outcome === 'approve') {
      const code = newWord();
      const challenge = query.get('code_challenge') ?? '';
      social.consents.set(code, { network, name, challenge, redirectUri: query.get('redirect_uri') ?? '' });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The user denied the request.');
    }
    response.redirect(303, back.href);
  });

  const grant = (response: Response, name: string): void => {
    const { seconds, renews } = lasts[network];
    response.json({
      access_token: social.give({ network, name, ends: Date.now() + seconds * 1000 }),
      expires_in: seconds,
      ...(network === 'linkedin'
        ? { scope: 'openid,profile,w_member_social', id_token: 'not.for.us' }
        : { token_type: 'bearer' }),
      ...(renews ? { refresh_token: social.give({ network, name, ends: null }) } : {}),
    });
  };
  const refuse = (response: Response, error: string): void => {
    response
      .status(error === 'invalid_client' ? 401 : 400)
      .json({ error, error_description: 'Value passed was invalid.' });
  };
  router.post(paths.token, body, (request, response) => {
    const given = request.body as Record<string, string>;
    if (!isOurClient(request, keys)) {
      refuse(response, 'invalid_client');
      return;
    }
    const { code = '', refresh_token: refresh = '', fb_exchange_token: shorter = '' } = given;
    const consent = social.consents.get(code);
    social.consents.delete(code);
    const holder = social.bearer(refresh || shorter);
    if (refresh !== '') social.tokens.delete(refresh);
    const isProven = network !== 'x' || s256(given['code_verifier'] ?? '') === consent?.challenge;
    if (consent?.network === network && consent.redirectUri === given['redirect_uri'] && isProven)
      grant(response, consent.name);
    else if (holder?.network === network) grant(response, holder.name);
    else refuse(response, 'invalid_grant');
  });
  return router;
}
