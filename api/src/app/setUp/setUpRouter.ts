import { isEmail } from '@dispatch/contract';
import express, { type Request, type Response, type Router } from 'express';
import { secondsToWait } from '../../platform/http/rateLimits';
import { IdentityUnavailable } from '../../platform/ports/identity/identityPort';
import type { Config } from '../../platform/settings/config';
import { html, type Html } from '../../platform/text/html';
import { sendPlain } from '../../releases/newsroom/sendPlain';
import type { SetUp } from './setUp';

const path = '/setup';

type Typed = { code: string; email: string; firstName: string; lastName: string };

const typedIn = ({ body }: Request): Typed => {
  const text = (name: string): string => {
    const value = (body as Record<string, unknown> | undefined)?.[name];
    return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
  };
  return {
    code: text('code'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
  };
};

const problemOf = ({ code, email, firstName, lastName }: Typed): string | null => {
  if (code === '') return 'Enter the code from the log.';
  if (firstName === '' || lastName === '' || firstName.length > 50 || lastName.length > 50)
    return 'Enter your first and last name, each of up to 50 characters.';
  return isEmail(email) && email.length <= 100 ? null : 'Please enter a valid email address.';
};

const field = (name: keyof Typed, label: string, value: string, attributes: Html): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${value}" required ${attributes} />
  </p>`;

const form = (typed: Typed, problem: string | null): Html =>
  html`<p>
      Nobody runs this site yet. The log of the API has a code, in the line that begins with ‘There is no
      administrator yet’: whoever reads the log may begin.
    </p>
    ${problem === null ? null : html`<p class="article-problem" role="alert"><strong>${problem}</strong></p>`}
    <form class="article-form" method="post" action="${path}">
      ${field('code', 'Code from the log', typed.code, html`maxlength="40" autocomplete="off" spellcheck="false"`)}
      ${field('firstName', 'First Name', typed.firstName, html`maxlength="50" autocomplete="given-name"`)}
      ${field('lastName', 'Last Name', typed.lastName, html`maxlength="50" autocomplete="family-name"`)}
      ${field('email', 'Email', typed.email, html`type="email" maxlength="100" autocomplete="email"`)}
      <button type="submit" class="article-action">Become administrator</button>
    </form>`;

const nothing: Typed = { code: '', email: '', firstName: '', lastName: '' };

/**
 * `/setup`, while nobody is administrator: the start of the site leads to it. Whoever enters the code of the log becomes
 * administrator, and goes on to choose a password.
 */
export const setUpRouter = (config: Config, setUp: SetUp): Router => {
  const router = express.Router();

  const leadsTo = new URL(config.oidc.issuer).origin;
  const send = (response: Response, status: number, title: string, body: Html): Promise<void> =>
    sendPlain(response, config, { status, slug: 'Set-up', title, body, leadsTo });
  const ask = (response: Response, status: number, typed: Typed, problem: string | null): Promise<void> =>
    send(response, status, 'Become administrator', form(typed, problem));

  router.get(['/', '/welcome'], async (request, response, next) => {
    if (request.accepts('html') && (await setUp.isOpen()))
      response.set('Cache-Control', 'no-store').redirect(302, path);
    else next();
  });

  router.use(path, async (_request, response, next) => {
    if (await setUp.isOpen()) {
      next();
      return;
    }
    const body = html`<p>This site has an administrator, who adds others at Users.</p>`;
    await send(response, 404, 'There is nothing to set up', body);
  });

  router.get(path, async (_request, response) => {
    await ask(response, 200, nothing, null);
  });

  /** Answers what a form has come to. */
  const take = async (response: Response, typed: Typed): Promise<void> => {
    const problem = problemOf(typed);
    if (problem !== null) return ask(response, 400, typed, problem);
    const outcome = await setUp.complete(typed.code, typed);
    if (outcome === 'wrong-code')
      return ask(response, 400, typed, 'This is not the code. A restart of the API writes a new one.');
    if (outcome === 'too-late') return ask(response, 409, typed, 'Somebody else was quicker.');
    // Who has a password already only has to sign in.
    response.redirect(303, outcome.passwordUrl ?? '/logout?returnTo=%2F');
    return undefined;
  };

  router.post(path, express.urlencoded({ extended: false, limit: '10kb' }), async (request, response) => {
    const typed = typedIn(request);
    const wait = await secondsToWait('set-up-by-address', request.ip ?? '');
    if (wait !== null) {
      response.set('Retry-After', wait);
      await ask(response, 429, typed, 'That was often. Please try again in ten minutes.');
      return;
    }
    try {
      await take(response, typed);
    } catch (error) {
      if (!(error instanceof IdentityUnavailable)) throw error;
      const text =
        'The identity service does not answer. Nothing was changed; dispatch-admin check says why.';
      await ask(response, 503, typed, text);
    }
  });
  return router;
};
