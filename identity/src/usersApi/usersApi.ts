import { timingSafeEqual } from 'node:crypto';
import { inTransaction } from '@dispatch/api/database';
import express, { type ErrorRequestHandler, type Request, Router } from 'express';
import {
  type Account,
  accountById,
  accountByLogin,
  addAccount,
  moveAccount,
  removeAccount,
  takePassword,
} from '../accounts/accounts';
import { appSince, removeApp } from '../accounts/authenticatorApp';
import { listPasskeys, removePasskeys } from '../accounts/passkeys';
import { addPasswordLink } from '../accounts/passwordLinks';
import { removeRecoveryCodes } from '../accounts/recoveryCodes';
import { tellProduct } from '../events/tellProduct';
import type { Service } from '../service';
import { invalid, notInThisStatus, OktaError, sendOktaError } from './oktaError';
import { readProfile, userView } from './userView';

const mustNotSend = ({ query }: Request): void => {
  if (query['sendEmail'] === 'false') return;
  throw invalid('sendEmail', ['sendEmail: this provider sends no mail of its own, ask with sendEmail=false']);
};

const find = async ({ params }: Request): Promise<Account> => {
  const idOrLogin = String(params['user']);
  const account = idOrLogin.includes('\0')
    ? undefined
    : ((await accountById(idOrLogin)) ?? (await accountByLogin(idOrLogin)));
  if (account !== undefined) return account;
  throw new OktaError(404, 'E0000007', `Not found: Resource not found: ${idOrLogin} (User)`);
};

/** The calls about people that the product makes of Okta's Users API (identity/openapi.yaml). */
export const usersApi = ({ settings, clock, mail, wake }: Service): Router => {
  const { base, apiToken } = settings;
  const router = Router();
  const expected = Buffer.from(`SSWS ${apiToken}`);

  router.use((request, _response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new OktaError(401, 'E0000011', 'Invalid token provided');
    next();
  });
  router.use(express.json({ limit: '100kb' }));

  const activation = async ({ id }: Account): Promise<object> => {
    const activationToken = await addPasswordLink(id, 'activation', clock());
    return { activationUrl: `${base}/welcome/${activationToken}`, activationToken };
  };

  router.post('/users', async (request, response) => {
    const profile = readProfile(request.body);
    const status = request.query['activate'] === 'false' ? 'STAGED' : 'PROVISIONED';
    const added = await addAccount(profile, status, null, clock());
    if (added === undefined)
      throw invalid('login', ['login: An object with this field already exists in the current organization']);
    response.json(userView(added, base));
  });

  router.get('/users/:user', async (request, response) => {
    response.json(userView(await find(request), base));
  });

  router.post('/users/:user/lifecycle/activate', async (request, response) => {
    mustNotSend(request);
    const { id } = await find(request);
    const moved = await moveAccount(id, ['STAGED'], 'PROVISIONED', clock());
    if (moved === undefined)
      throw new OktaError(403, 'E0000016', 'Activation failed because the user is already active');
    response.json(await activation(moved));
  });

  router.post('/users/:user/lifecycle/reactivate', async (request, response) => {
    mustNotSend(request);
    const account = await find(request);
    if (account.status !== 'PROVISIONED') throw notInThisStatus();
    response.json(await activation(account));
  });

  router.post('/users/:user/lifecycle/reset_password', async (request, response) => {
    const { id } = await find(request);
    const isMailed = request.query['sendEmail'] !== 'false';
    const { account, address } = await inTransaction(async () => {
      const moved = await takePassword(id, ['ACTIVE', 'RECOVERY'], 'RECOVERY', clock());
      if (moved === undefined) throw notInThisStatus();
      await tellProduct('user.account.reset_password', moved, 'api', clock());
      const token = await addPasswordLink(id, 'reset', clock());
      return { account: moved, address: `${base}/reset_password/${token}` };
    });
    wake();
    // As at Okta: the link is mailed unless the caller wants to have it.
    if (isMailed) await mail.sendReset(account, address);
    response.json(isMailed ? {} : { resetPasswordUrl: address });
  });

  router.get('/users/:user/factors', async (request, response) => {
    const { id } = await find(request);
    const since = await appSince(id);
    const passkeys = await listPasskeys(id);
    const common = { provider: 'GOOGLE', vendorName: 'GOOGLE', status: 'ACTIVE' };
    response.json([
      ...(since === null
        ? []
        : [{ id: `ost${id.slice(3)}`, factorType: 'token:software:totp', ...common, created: since }]),
      ...passkeys.map(({ id: passkey, createdAt }) => ({
        id: passkey,
        factorType: 'webauthn',
        provider: 'FIDO',
        vendorName: 'FIDO',
        status: 'ACTIVE',
        created: createdAt,
      })),
    ]);
  });

  router.post('/users/:user/lifecycle/reset_factors', async (request, response) => {
    const account = await find(request);
    await inTransaction(async () => {
      const count = (await removeApp(account.id)) + (await removePasskeys(account.id));
      await removeRecoveryCodes(account.id);
      await tellProduct('user.mfa.factor.reset_all', account, 'api', clock());
      if (count > 0)
        await mail.tellChanged(account, 'Your second factor and your passkeys were removed', 'staff');
    });
    wake();
    response.json({});
  });

  for (const [act, from, to] of [
    ['suspend', 'ACTIVE', 'SUSPENDED'],
    ['unsuspend', 'SUSPENDED', 'ACTIVE'],
  ] as const) {
    router.post(`/users/:user/lifecycle/${act}`, async (request, response) => {
      const { id } = await find(request);
      await inTransaction(async () => {
        const moved = await moveAccount(id, [from], to, clock());
        if (moved === undefined) {
          const state = from === 'ACTIVE' ? 'active' : 'suspended';
          throw new OktaError(400, 'E0000001', `Cannot ${act} a user who is not ${state}`);
        }
        await tellProduct(`user.lifecycle.${act}`, moved, 'api', clock());
      });
      wake();
      response.json({});
    });
  }

  // As at Okta: the first call deactivates, the second deletes.
  router.delete('/users/:user', async (request, response) => {
    mustNotSend(request);
    const { id, status } = await find(request);
    if (status === 'DEPROVISIONED') await removeAccount(id);
    else {
      await inTransaction(async () => {
        const gone = await takePassword(id, [status], 'DEPROVISIONED', clock());
        if (gone === undefined) throw notInThisStatus();
        await removeApp(id);
        await removePasskeys(id);
        await removeRecoveryCodes(id);
        await tellProduct('user.lifecycle.deactivate', gone, 'api', clock());
      });
      wake();
    }
    response.status(204).end();
  });

  router.use(({ method }) => {
    throw new OktaError(404, 'E0000022', `The endpoint does not support the provided HTTP method: ${method}`);
  });
  router.use(((error: unknown, _request, response, next) => {
    if (error instanceof OktaError) sendOktaError(response, error);
    else if (((error as { status?: unknown }).status ?? 500) === 500) next(error);
    else sendOktaError(response, new OktaError(400, 'E0000003', 'The request body was not well-formed.'));
  }) satisfies ErrorRequestHandler);
  return router;
};
