import { randomBytes, timingSafeEqual } from 'node:crypto';
import express, { Router, type ErrorRequestHandler, type Response } from 'express';
import type { Account, Accounts } from './account';
import type { AccountHearer } from './eventHook';
import type { PasswordMail } from './passwordMail';
import type { PasswordTokens } from './passwordToken';

class OktaError extends Error {
  readonly status: number;
  readonly code: string;
  readonly causes: readonly string[];
  constructor(status: number, code: string, summary: string, causes: readonly string[] = []) {
    super(summary);
    this.status = status;
    this.code = code;
    this.causes = causes;
  }
}

function sendError(response: Response, error: OktaError): void {
  response.status(error.status).json({
    errorCode: error.code,
    errorSummary: error.message,
    errorLink: error.code,
    errorId: `oae${randomBytes(16).toString('base64url')}`,
    errorCauses: error.causes.map((errorSummary) => ({ errorSummary })),
  });
}

const invalid = (field: string, causes: readonly string[]): OktaError =>
  new OktaError(400, 'E0000001', `Api validation failed: ${field}`, causes);

function present(account: Account, base: string): object {
  const { passwordHash: _hash, secondFactor: _factor, profile, ...shown } = account;
  return {
    ...shown,
    type: { id: 'oty1localdispatch5d7' },
    profile: { mobilePhone: null, secondEmail: null, ...profile },
    credentials: {
      emails: [{ value: profile.email, status: 'VERIFIED', type: 'PRIMARY' }],
      provider: { type: 'OKTA', name: 'OKTA' },
    },
    _links: { self: { href: `${base}/api/v1/users/${account.id}` } },
  };
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function readProfile(body: unknown): Account['profile'] {
  const given = (body as { profile?: unknown } | undefined)?.profile;
  if (typeof given !== 'object' || given === null)
    throw invalid('profile', ['profile: The field cannot be left blank']);
  const profile = given as Record<string, unknown>;
  const causes = ['login', 'email', 'firstName', 'lastName']
    .filter((name) => typeof profile[name] !== 'string' || profile[name] === '')
    .map((name) => `${name}: The field cannot be left blank`);
  for (const name of ['login', 'email']) {
    const value = profile[name];
    if (typeof value === 'string' && value !== '' && !emailPattern.test(value)) {
      causes.push(
        name === 'login'
          ? 'login: Username must be in the form of an email address'
          : 'email: Does not match required pattern',
      );
    }
  }
  const first = causes[0];
  if (first !== undefined) throw invalid(first.split(':')[0] ?? 'profile', causes);
  return profile as Account['profile'];
}

function mustNotSend(query: Readonly<Record<string, unknown>>): void {
  if (query['sendEmail'] !== 'false') {
    throw invalid('sendEmail', [
      'sendEmail: this provider sends no mail of its own, ask with sendEmail=false',
    ]);
  }
}

export function usersApi(
  accounts: Accounts,
  tokens: PasswordTokens,
  apiToken: string,
  base: () => string,
  hearer: AccountHearer,
  mail: PasswordMail,
): Router {
  const router = Router();
  const expected = Buffer.from(`SSWS ${apiToken}`);

  router.use((request, _response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new OktaError(401, 'E0000011', 'Invalid token provided');
    }
    next();
  });
  router.use(express.json({ limit: '100kb' }));

  const find = (idOrLogin: string): Account => {
    const account = accounts.byId(idOrLogin) ?? accounts.byLogin(idOrLogin);
    if (account !== undefined) return account;
    throw new OktaError(404, 'E0000007', `Not found: Resource not found: ${idOrLogin} (User)`);
  };
  const activation = (account: Account): object => {
    const activationToken = tokens.issue(account.id, 'activation');
    return { activationUrl: `${base()}/welcome/${activationToken}`, activationToken };
  };

  router.post('/users', (request, response) => {
    const profile = readProfile(request.body);
    if (accounts.byLogin(profile.login) !== undefined) {
      throw invalid('login', ['login: An object with this field already exists in the current organization']);
    }
    const status = request.query['activate'] === 'false' ? 'STAGED' : 'PROVISIONED';
    response.json(present(accounts.add(profile, status, null), base()));
  });

  router.get('/users/:user', (request, response) => {
    response.json(present(find(request.params.user), base()));
  });

  router.post('/users/:user/lifecycle/activate', (request, response) => {
    mustNotSend(request.query);
    const account = find(request.params.user);
    if (account.status !== 'STAGED') {
      throw new OktaError(403, 'E0000016', 'Activation failed because the user is already active');
    }
    response.json(activation(accounts.change(account, { status: 'PROVISIONED' })));
  });

  router.post('/users/:user/lifecycle/reactivate', (request, response) => {
    mustNotSend(request.query);
    const account = find(request.params.user);
    if (account.status !== 'PROVISIONED') {
      throw new OktaError(403, 'E0000038', "This operation is not allowed in the user's current status.");
    }
    response.json(activation(account));
  });

  router.post('/users/:user/lifecycle/reset_password', async (request, response) => {
    const account = find(request.params.user);
    if (account.status !== 'ACTIVE' && account.status !== 'RECOVERY') {
      throw new OktaError(403, 'E0000038', "This operation is not allowed in the user's current status.");
    }
    hearer(
      'user.account.reset_password',
      accounts.change(account, { status: 'RECOVERY', passwordHash: null }),
      'api',
    );
    const resetPasswordUrl = `${base()}/reset_password/${tokens.issue(account.id, 'reset')}`;
    // As at Okta: the link is mailed unless the caller wants to have it.
    if (request.query['sendEmail'] !== 'false') await mail.sendReset(account, resetPasswordUrl);
    response.json(request.query['sendEmail'] === 'false' ? { resetPasswordUrl } : {});
  });

  router.get('/users/:user/factors', (request, response) => {
    const { id, secondFactor } = find(request.params.user);
    const factor = {
      id: `ost${id.slice(3)}`,
      factorType: 'token:software:totp',
      provider: 'GOOGLE',
      vendorName: 'GOOGLE',
      status: 'ACTIVE',
      created: secondFactor?.since,
    };
    response.json(secondFactor ? [factor] : []);
  });

  router.post('/users/:user/lifecycle/reset_factors', (request, response) => {
    const account = accounts.change(find(request.params.user), { secondFactor: null });
    hearer('user.mfa.factor.reset_all', account, 'api');
    response.json({});
  });

  for (const [act, from, to] of [
    ['suspend', 'ACTIVE', 'SUSPENDED'],
    ['unsuspend', 'SUSPENDED', 'ACTIVE'],
  ] as const) {
    router.post(`/users/:user/lifecycle/${act}`, (request, response) => {
      const account = find(request.params.user);
      if (account.status !== from) {
        throw new OktaError(
          400,
          'E0000001',
          `Cannot ${act} a user who is not ${from === 'ACTIVE' ? 'active' : 'suspended'}`,
        );
      }
      hearer(`user.lifecycle.${act}`, accounts.change(account, { status: to }), 'api');
      response.json({});
    });
  }

  // As at Okta: the first call deactivates, the second deletes.
  router.delete('/users/:user', (request, response) => {
    mustNotSend(request.query);
    const account = find(request.params.user);
    if (account.status === 'DEPROVISIONED') accounts.remove(account);
    else {
      const gone = { status: 'DEPROVISIONED', passwordHash: null, secondFactor: null } as const;
      hearer('user.lifecycle.deactivate', accounts.change(account, gone), 'api');
    }
    response.status(204).end();
  });

  router.use((request) => {
    throw new OktaError(
      404,
      'E0000022',
      `The endpoint does not support the provided HTTP method: ${request.method}`,
    );
  });
  router.use(((error: unknown, _request, response, _next) => {
    if (error instanceof OktaError) sendError(response, error);
    else sendError(response, new OktaError(400, 'E0000003', 'The request body was not well-formed.'));
  }) satisfies ErrorRequestHandler);
  return router;
}
