import type { Request, Response } from 'express';
import { accountById, noteSignIn } from '../accounts/accounts';
import type { Service } from '../service';
import { forgetChosen } from './chosenPassword';

/** What Okta says of somebody who has an account, and may not use it for this application. */
const notAssigned = 'User is not assigned to the client application.';

/** Whether this person may come in, having proven who they are; otherwise the product hears why not. */
export const finishSignIn = async (
  { provider, clock }: Service,
  request: Request,
  response: Response,
  { accountId, amr }: { accountId: string; amr: string[] },
): Promise<void> => {
  const account = await accountById(accountId);
  if (account?.status !== 'ACTIVE') {
    await provider().interactionFinished(request, response, {
      error: 'access_denied',
      error_description: notAssigned,
    });
    return;
  }
  forgetChosen(response);
  await noteSignIn(accountId, clock());
  await provider().interactionFinished(request, response, { login: { accountId, amr } });
};
