import type { Handler } from '../../platform/call/handler';
import { pageAnswer, pageAsked } from '../../platform/call/listPage';
import { paymentMethodsOf } from './paymentMethodRows';

export const listPaymentMethods: Handler<'listPaymentMethods'> = async ({ query: asked, session, now }) =>
  pageAnswer(await paymentMethodsOf({ userId: session.userId, now, ...pageAsked(asked) }));
