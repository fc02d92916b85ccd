import { randomBytes } from 'node:crypto';
import express, { type Request, type Response, Router } from 'express';
import { ownFormsOnly } from '../../http/base';
import { html } from '../../http/html';
import { sendPage } from '../../http/page';
import type { MockContract } from '../mockContract';
import { nameOf, people, type PersonRow } from '../memory/people';
import { signIns } from '../memory/signIns';
import type { DemoDataStore } from '../memory/demoDataStore';
import { demoDataOf } from './demoDataCookie';

const footer = 'Mock server of Dispatch. There is no identity provider: one press signs in.';

const groupNames: Readonly<Record<string, string>> = {
  USER: 'Customer',
  ADMIN: 'Admin',
  EDITOR: 'Editor',
  FINANCE: 'Finance',
  VIRTUALPRESSOFFICE: 'Virtual press office',
};

const kindOf = (person: PersonRow): string =>
  person.key === 'partnerCustomer'
    ? 'Partner customer'
    : (groupNames[person.profile.group] ?? person.profile.group);

interface Wanted {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeChallenge: string;
}

const textOf = (from: unknown, name: string): string => {
  const value = (from as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

const wantedOf = (from: unknown): Wanted => ({
  redirectUri: textOf(from, 'redirect_uri'),
  state: textOf(from, 'state'),
  nonce: textOf(from, 'nonce'),
  codeChallenge: textOf(from, 'code_challenge'),
});

const isOurs = (address: string, publicUrl: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin;

function sendChoice(response: Response, persons: readonly PersonRow[], wanted: Wanted): void {
  const hidden = html`<input type="hidden" name="redirect_uri" value="${wanted.redirectUri}" />
    <input type="hidden" name="state" value="${wanted.state}" />
    <input type="hidden" name="nonce" value="${wanted.nonce}" />
    <input type="hidden" name="code_challenge" value="${wanted.codeChallenge}" />`;
  const rows = persons.map(
    (person) =>
      html`<li>
        <div class="what">
          <div class="slug">${kindOf(person)}</div>
          ${nameOf(person)}
        </div>
        <div class="side">
          ${person.profile.organization}<br />${person.isActivated ? person.purpose : 'not activated yet'}
        </div>
        <button class="quiet" name="person" value="${person.id}">Sign in as ${nameOf(person)}</button>
      </li>`,
  );
  sendPage(response, {
    title: 'Sign in to the mock server of Dispatch',
    slug: 'Mock server',
    heading: 'Who are you today?',
    body: html`<form method="post" action="/_mock/sign-in">
      ${hidden}
      <ul class="ruled people">
        ${rows}
      </ul>
      <h2>What the provider may refuse</h2>
      <div class="actions">
        <button class="quiet" name="refuse" value="cancelled">Cancel sign-in</button>
        <button class="quiet" name="refuse" value="unassigned">Sign in without access</button>
      </div>
    </form>`,
    footer,
    width: 'list',
  });
}

const refusals: Readonly<Record<string, string>> = {
  cancelled: 'The sign-in was cancelled.',
  unassigned: 'User is not assigned to the client application.',
};

/** Stands where the identity provider stands: signing in as one of the demo people, a password, signing out. */
export function signInPages(store: DemoDataStore, contract: () => MockContract, publicUrl: string): Router {
  const router = Router();
  const remembering = (request: Request, response: Response) => ({
    demoData: demoDataOf(store, request, response),
    contract: contract(),
    now: new Date(),
  });

  router.get('/sign-in', (request, response) => {
    const persons = people(remembering(request, response)).rows;
    store.keep();
    const wanted = wantedOf(request.query);
    if (isOurs(wanted.redirectUri, publicUrl)) sendChoice(response, persons, wanted);
    else response.redirect(303, '/welcome');
  });

  router.post('/sign-in', ownFormsOnly, express.urlencoded({ extended: false }), (request, response) => {
    const wanted = wantedOf(request.body);
    if (!isOurs(wanted.redirectUri, publicUrl)) {
      response.redirect(303, '/welcome');
      return;
    }
    const back = new URL(wanted.redirectUri);
    back.searchParams.set('state', wanted.state);
    const refusal = refusals[textOf(request.body, 'refuse')];
    if (refusal !== undefined) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', refusal);
    } else {
      const code = randomBytes(16).toString('base64url');
      const { redirectUri, nonce, codeChallenge } = wanted;
      const personId = Number(textOf(request.body, 'person'));
      const waiting = signIns(remembering(request, response));
      waiting.rows = [{ code, personId, redirectUri, nonce, codeChallenge }, ...waiting.rows].slice(0, 20);
      store.keep();
      back.searchParams.set('code', code);
    }
    response.redirect(303, back.href);
  });

  router.post('/token/:person', ownFormsOnly, (request, response) => {
    const found = { demoData: demoDataOf(store, request, response), contract: contract(), now: new Date() };
    const person = people(found).rows.find(({ key }) => key === request.params['person']);
    if (person === undefined) {
      response
        .status(404)
        .type('text/plain')
        .send(
          `The demo people are ${people(found)
            .rows.flatMap(({ key }) => key ?? [])
            .join(', ')}.\n`,
        );
      return;
    }
    const token = randomBytes(32).toString('base64url');
    const at = found.now.getTime();
    found.demoData.sessions.push({ token, personId: person.id, startedAt: at, lastUsedAt: at });
    store.keep();
    response.set('Cache-Control', 'no-store').type('text/plain').send(token);
  });

  router.get('/sign-out', (request, response) => {
    const back = textOf(request.query, 'post_logout_redirect_uri');
    response.redirect(303, isOurs(back, publicUrl) ? back : '/');
  });

  router.get(['/password', '/forgot-password'], (_request, response) => {
    sendPage(response, {
      title: 'Passwords',
      slug: 'Mock server',
      heading: 'No password is needed here',
      body: html`<p>
          The identity provider asks for a password on this page. The mock server has none: the page of the
          demo people lists everybody who has registered, too.
        </p>
        <p><a href="${publicUrl}/welcome">Back to Dispatch</a></p>`,
      footer,
      width: 'form',
    });
  });
  return router;
}
