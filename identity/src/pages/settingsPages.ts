import { inTransaction } from '@dispatch/api/database';
import { type RequestHandler, Router } from 'express';
import { setPassword } from '../accounts/accounts';
import { hashPassword, passwordError } from '../accounts/passwords';
import { tellProduct } from '../events/tellProduct';
import { listSignIns } from '../openid/signIns';
import type { Service } from '../service';
import { forAccount, presentPasswordError, settingsPath, type SignedIn } from './forAccount';
import { ownForm } from './ownForm';
import { textOf } from './page';
import { sendSettings, type Shown } from './settingsView';

/** Changes a password from the settings: answers what is wrong, or what was done. */
const changePassword = async (
  { settings, clock, mail, wake }: Service,
  { account, request, session }: SignedIn,
): Promise<Shown> => {
  const wrong = await presentPasswordError(account, 'current', textOf(request.body, 'current'));
  if (wrong !== null) return { error: wrong };
  const password = textOf(request.body, 'password');
  const { login, firstName, lastName } = account.profile;
  const text = passwordError(password, { login, names: [firstName, lastName], site: settings.siteName });
  if (text !== null) return { error: { field: 'password', text } };
  if (textOf(request.body, 'confirmation') !== password)
    return { error: { field: 'confirmation', text: 'The two passwords are not the same.' } };
  const hash = await hashPassword(password);
  await inTransaction(async () => {
    const changed = await setPassword(account.id, ['ACTIVE'], hash, clock());
    if (changed === undefined) return;
    await tellProduct('user.account.update_password', changed, { session }, clock());
    await mail.tellChanged(account, 'Your password was changed', 'signed-in');
  });
  wake();
  return { done: 'Your password has been changed.' };
};

/** The settings of an account: password, second factor, passkeys, sign-ins. */
export const settingsPages = (service: Service): Router => {
  const { clock, mail, wake } = service;
  const router = Router();

  /** A form of the settings, which show what came of it. */
  const form = (act: (signedIn: SignedIn) => Promise<Shown>): RequestHandler[] => [
    ownForm,
    forAccount(service, async (signedIn) => {
      const { account, response, session } = signedIn;
      await sendSettings(service, response, account, session, await act(signedIn));
    }),
  ];

  router.get(
    settingsPath,
    forAccount(service, ({ account, response, session }) =>
      sendSettings(service, response, account, session),
    ),
  );

  router.post(`${settingsPath}/password`, ...form((signedIn) => changePassword(service, signedIn)));

  router.post(
    `${settingsPath}/sign-ins/end`,
    ...form(async ({ account, session }) => {
      const others = (await listSignIns(account.id, clock())).filter(({ uid }) => uid !== session);
      await inTransaction(async () => {
        await tellProduct('user.session.clear', account, { session }, clock());
        if (others.length > 0) await mail.tellChanged(account, 'Your other sign-ins were ended', 'signed-in');
      });
      wake();
      return { done: 'You are signed out everywhere else.' };
    }),
  );

  return router;
};
