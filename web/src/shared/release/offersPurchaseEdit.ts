import type { components } from '@dispatch/contract';
import { cookieNames, readCookie } from '../session/cookies';

/** Whether the paid edit is shown: its switch is on, or the cookie shows it before that. The server decides. */
export const offersPurchaseEdit = (features: components['schemas']['Features'] | undefined): boolean =>
  features?.hasEnablePurchaseEdit === true ||
  readCookie(document.cookie, cookieNames.purchaseEdit) === 'true';
